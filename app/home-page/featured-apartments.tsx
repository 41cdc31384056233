import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { apartmentTypeName } from '../../domain/building/apartment-type.ts'
import { priceLabel } from '../../text/public/prices.ts'
import { homeSection } from '../../text/public/sections/home.ts'
import { useBuilding } from '../building.ts'
import { AnyImage } from '../images/any-image.tsx'
import { OutlinedPlan } from '../images/outlined-plan.tsx'
import { useLocale } from '../locale.tsx'
import { button } from '../ui/button.ts'
import { useWrittenLine } from '../written.tsx'
import type { FeaturedApartment } from './free-now.ts'
import { cardRow, sampleMark } from './hero.tsx'

interface Props {
  apartments: FeaturedApartment[]
  /** What lies in the corner of a card: the heart. */
  corner?: ((apartment: FeaturedApartment) => ReactNode) | undefined
}

export function FeaturedApartments({ apartments, corner }: Props) {
  const { text, pages } = useLocale(homeSection)
  if (apartments.length === 0) return null
  return (
    <section data-block="featured" className="page-frame pt-20 sm:pt-28">
      <h2 className="text-4xl font-black sm:text-5xl">{text.home.apartments.title}</h2>
      <ul className={`print-thirds mt-8 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 ${cardRow.list}`}>
        {apartments.map((apartment) => (
          <li key={apartment.id} className={`relative ${cardRow.wide}`}>
            <FeaturedApartmentCard apartment={apartment} />
            {corner?.(apartment)}
          </li>
        ))}
      </ul>
      <Link
        to={`${pages.apartments}?status=available`}
        className={button({ kind: 'secondary', className: 'mt-8' })}
      >
        {text.home.apartments.all}
      </Link>
    </section>
  )
}

function FeaturedApartmentCard({ apartment }: { apartment: FeaturedApartment }) {
  const { id, number, type, price, photo, alt, isSample, plan } = apartment
  const building = useBuilding()
  const { text, pages } = useLocale(homeSection)
  const writtenLine = useWrittenLine()
  return (
    <Link
      to={pages.apartment(id)}
      className="flex h-full flex-col overflow-hidden rounded-card bg-white shadow-card transition-shadow hover:shadow-lg"
    >
      <span className="relative block">
        {plan ? (
          <OutlinedPlan
            plan={plan}
            part={plan.part}
            label={alt}
            shown={{ wide: 420, narrow: 80 }}
            className="aspect-3/2 w-full"
          />
        ) : (
          <AnyImage
            image={photo}
            alt={alt}
            sizes="(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw"
            fit="cover"
            className="aspect-3/2 w-full"
          />
        )}
        {isSample && <span className={sampleMark}>{text.site.sampleView}</span>}
      </span>
      <span className="flex flex-1 flex-col p-5">
        <span className="text-xl font-bold wrap-anywhere text-sea-900">
          {writtenLine(text.home.apartments.name(apartmentTypeName(building, type), number))}
        </span>
        <span className="mt-1 text-sea-800">{writtenLine(apartment.where)}</span>
        <span className="mt-3 text-2xl font-black text-sea-900">{priceLabel(text, { price })}</span>
      </span>
    </Link>
  )
}
