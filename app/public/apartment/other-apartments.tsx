import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import { priceLabel } from '../../../text/public/prices.ts'
import { apartmentSection } from '../../../text/public/sections/apartment.ts'
import { useBuilding } from '../../building.ts'
import { useLocale } from '../../locale.tsx'
import { button } from '../../ui/button.ts'
import { useWrittenLine, Written } from '../../written.tsx'

export const neighbourFields = ['id', 'number', 'type'] as const

type Neighbour = Pick<PublicApartment, (typeof neighbourFields)[number]>

interface Props {
  previous: Neighbour | undefined
  next: Neighbour | undefined
}

/** Links to the previous and next apartment of the same type. On a phone they show the number only. */
export function SameTypeLinks({ previous, next }: Props) {
  const sameTypeText = useLocale(apartmentSection).text.apartment.sameType
  if (!previous && !next) return null
  return (
    <nav aria-label={sameTypeText.label} className="flex flex-wrap gap-2">
      {previous && (
        <NeighbourLink apartment={previous} label={sameTypeText.previous}>
          <ChevronLeft className="order-first size-5" aria-hidden="true" />
        </NeighbourLink>
      )}
      {next && (
        <NeighbourLink apartment={next} label={sameTypeText.next}>
          <ChevronRight className="size-5" aria-hidden="true" />
        </NeighbourLink>
      )}
    </nav>
  )
}

interface LinkProps {
  apartment: Neighbour
  label: string
  children: ReactNode
}

function NeighbourLink({ apartment: { id, number, type }, label, children }: LinkProps) {
  const building = useBuilding()
  const { pages } = useLocale()
  return (
    <Link to={pages.apartment(id)} className={button({ kind: 'secondary' })}>
      <span>
        <span className="sr-only">{label} </span>
        <span className="max-sm:sr-only">
          <Written text={apartmentTypeName(building, type)} />{' '}
        </span>
        {number}
      </span>
      {children}
    </Link>
  )
}

export const similarFields = [
  'id',
  'number',
  'type',
  'area',
  'price',
  'entrance',
  'floor',
  'secondaryFloor',
] as const

type Shown = Pick<PublicApartment, (typeof similarFields)[number]>

export function SimilarApartments({ apartments }: { apartments: Shown[] }) {
  const building = useBuilding()
  const { text, pages } = useLocale(apartmentSection)
  const writtenLine = useWrittenLine()
  if (apartments.length === 0) return null
  return (
    <section id="similar" className="screen-only mt-16">
      <h2 className="text-2xl">{text.apartment.similarTitle}</h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-3">
        {apartments.map((apartment) => (
          <li key={apartment.id}>
            <Link
              to={pages.apartment(apartment.id)}
              className="block rounded-card bg-white p-5 shadow-card transition-shadow hover:shadow-lg"
            >
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
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
