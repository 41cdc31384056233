import { Link } from 'react-router'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import { priceLabel } from '../../../text/public/prices.ts'
import { apartmentSection } from '../../../text/public/sections/apartment.ts'
import { useBuilding } from '../../building.ts'
import { AnyImage } from '../../images/any-image.tsx'
import { OutlinedPlan } from '../../images/outlined-plan.tsx'
import { useLocale } from '../../locale.tsx'
import { useWrittenLine } from '../../written.tsx'
import { HeartButton, onPicture } from '../favourites/heart-button.tsx'
import { SampleMark } from '../sample-mark.tsx'
import type { SimilarApartment } from './show-similar.ts'

export function SimilarApartments({ apartments }: { apartments: SimilarApartment[] }) {
  const building = useBuilding()
  const { text, pages } = useLocale(apartmentSection)
  const writtenLine = useWrittenLine()
  if (apartments.length === 0) return null
  return (
    <section id="similar" className="screen-only mt-16">
      <h2 className="text-2xl">{text.apartment.similarTitle}</h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-3">
        {apartments.map((apartment) => (
          <li key={apartment.id} className="relative">
            <Link
              to={pages.apartment(apartment.id)}
              className="flex h-full flex-col overflow-hidden rounded-card bg-white shadow-card transition-shadow hover:shadow-lg"
            >
              <Picture {...apartment} />
              <span className="block p-5">
                <span className="block text-xl font-bold text-sea-900">
                  {text.apartment.title(apartment.number)}
                </span>
                <span className="mt-1 block text-sea-800">
                  {writtenLine(
                    text.apartment.similar(
                      apartmentTypeName(building, apartment.type),
                      text.formats.area(apartment.area),
                      text.places.floors(building, apartment),
                    ),
                  )}
                </span>
                <span className="mt-3 block text-lg font-bold">{priceLabel(text, apartment)}</span>
              </span>
            </Link>
            <HeartButton id={apartment.id} number={apartment.number} className={onPicture} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Picture({ number, plan, photo }: SimilarApartment) {
  const { text } = useLocale(apartmentSection)
  if (plan)
    return (
      <OutlinedPlan
        plan={plan}
        part={plan.part}
        label={text.apartment.plan.image(number)}
        shown={{ wide: 420, narrow: 100 }}
        className="aspect-3/2 w-full"
      />
    )
  return (
    photo && (
      <span className="relative block">
        <AnyImage
          image={photo}
          alt=""
          sizes="(min-width: 640px) 33vw, 100vw"
          fit="cover"
          className="aspect-3/2 w-full"
        />
        {'url' in photo && <SampleMark image={photo} className="bottom-2 left-2" />}
      </span>
    )
  )
}
