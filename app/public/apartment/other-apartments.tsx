import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { formatFloors } from '../../../domain/apartment/apartment-title.ts'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import { formatArea } from '../../../domain/formats/measures.ts'
import { priceLabel } from '../../../domain/price-label.ts'
import { apartmentText as text } from '../../../text/public/bg/apartment.ts'
import { useBuilding } from '../../building.ts'
import { button } from '../../ui/button.ts'

const sameTypeText = text.sameType

export const neighbourFields = ['id', 'number', 'type'] as const

type Neighbour = Pick<PublicApartment, (typeof neighbourFields)[number]>

interface Props {
  previous: Neighbour | undefined
  next: Neighbour | undefined
}

/** Links to the previous and next apartment of the same type. On a phone they show the number only. */
export function SameTypeLinks({ previous, next }: Props) {
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
  return (
    <Link to={href('/:lang?/apartments/:id', { id })} className={button({ kind: 'secondary' })}>
      <span>
        <span className="sr-only">{label} </span>
        <span className="max-sm:sr-only">{apartmentTypeName(building, type)} </span>
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
  if (apartments.length === 0) return null
  return (
    <section id="similar" className="screen-only mt-16">
      <h2 className="text-2xl">{text.similarTitle}</h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-3">
        {apartments.map((apartment) => (
          <li key={apartment.id}>
            <Link
              to={href('/:lang?/apartments/:id', { id: apartment.id })}
              className="block rounded-card bg-white p-5 shadow-card transition-shadow hover:shadow-lg"
            >
              <span className="block text-xl font-bold text-sea-900">{text.title(apartment.number)}</span>
              <span className="mt-1 block text-sea-800">
                {text.similar(
                  apartmentTypeName(building, apartment.type),
                  formatArea(apartment.area),
                  formatFloors(building, apartment),
                )}
              </span>
              <span className="mt-3 block text-lg font-bold">{priceLabel(apartment)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
