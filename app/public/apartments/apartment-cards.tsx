import { type MouseEvent, useMemo } from 'react'
import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { isSampleView } from '../../../domain/files/sample-view.ts'
import { imageVariants } from '../../../domain/files/stored-image.ts'
import type { PlanImage } from '../../../domain/floor-plan/floor-plan.ts'
import { apartmentColumns, exposureWithSea } from '../../../text/public/apartment-columns.ts'
import { pricePerMetreLabel } from '../../../text/public/prices.ts'
import { apartmentsSection } from '../../../text/public/sections/apartments.ts'
import { useBuilding } from '../../building.ts'
import { planExcerpt, planExcerptSource } from '../../images/plan-excerpt.tsx'
import { useLocale } from '../../locale.tsx'
import { useRows } from '../../row-html.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useWrittenLine } from '../../written.tsx'
import { heartButton } from '../favourites/heart-button.tsx'
import type { CardPhoto, PlanPlace } from './list-pictures.ts'

export type ListedApartment = ApartmentListItem & Partial<PlanPlace> & Partial<CardPhoto>

interface Props {
  apartments: readonly ListedApartment[]
  plans: readonly PlanImage[]
  onClick(event: MouseEvent): void
}

/** The list as cards with the plan of each home and its own main photo. Plain links: the list follows clicks for all of them. */
export function ApartmentCards({ apartments, plans, onClick }: Props) {
  const { text, pages } = useLocale(apartmentsSection)
  const building = useBuilding()
  const writtenLine = useWrittenLine()
  const columns = apartmentColumns(text, building)
  const sources = useMemo(() => plans.map(planExcerptSource), [plans])
  const perMetre = (apartment: ApartmentListItem) =>
    apartment.status === 'sold' ? undefined : pricePerMetreLabel(text, apartment)
  // What a card shows of a plan is that plan's own image.
  const images = useMemo(() => JSON.stringify(plans), [plans])
  const cards = useRows('apartment cards', apartments, card, images)
  function card(apartment: ListedApartment) {
    const { id, number, status, plan, part, outline } = apartment
    const source = sources[plan ?? -1]
    const photo = cardPhoto(apartment, text.site.sampleView)
    return (
      <li key={id}>
        <div className="card-pictures">
          {source && part && outline
            ? planExcerpt(source, part, outline, photo ? besidePhoto : shown)
            : !photo && <div className="no-plan" />}
          {photo}
        </div>
        <h2>
          <a href={pages.apartment(id)} className="row-link">
            {columns.number.header} {number}
          </a>
        </h2>
        {heartButton(text, { id, number })}
        <StatusBadge status={status} label={text.labels.apartmentStatus[status]} />
        <p className="kind">{writtenLine(columns.type.text(apartment))}</p>
        <p className="price">
          {columns.price.text(apartment)} {perMetre(apartment) && <small>{perMetre(apartment)}</small>}
        </p>
        <p className="facts">
          {writtenLine(
            [
              `${columns.area.header} ${columns.area.text(apartment)}`,
              text.places.floors(building, apartment),
              text.places.entrance(building, apartment.entrance),
            ].join(' · '),
          )}
        </p>
        <p className="facts">{exposureWithSea(text, building, apartment.exposure)}</p>
      </li>
    )
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <ul aria-label={text.apartments.title} className="apartment-cards" onClick={onClick} {...cards} />
  )
}

/** The width of the plan in pixels on wide screens, and in percent of a phone. */
const shown = { wide: 300, narrow: 92 }
const besidePhoto = { wide: 190, narrow: 58 }

/** Beside the plan, so that both are seen at one glance; a function like `planExcerpt`. */
function cardPhoto({ photo, photoWidth }: ListedApartment, sample: string) {
  if (!photo || !photoWidth) return null
  const variants = imageVariants({ url: photo, width: photoWidth }).slice(0, largestPhotos)
  return (
    <figure>
      <img
        src={variants.at(-1)?.url}
        srcSet={variants.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        // The photo is cropped to the height of the frame, so it is drawn wider than it is seen.
        sizes="(min-width: 48rem) 300px, 80vw"
        alt=""
        loading="lazy"
        decoding="async"
      />
      {isSampleView(photo) && <figcaption>{sample}</figcaption>}
    </figure>
  )
}

/** Of 320 and 640 pixels: more is not seen in a part of a card. */
const largestPhotos = 2
