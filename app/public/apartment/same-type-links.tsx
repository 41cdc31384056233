import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { apartmentTypeLabels } from '../../../domain/apartment/apartment-type.ts'
import { apartmentText } from '../../text/public/apartment.ts'
import { button } from '../../ui/button.ts'

const text = apartmentText.sameType

/** What a link says. */
export const neighbourFields = ['id', 'number', 'type'] as const

type Neighbour = Pick<PublicApartment, (typeof neighbourFields)[number]>

interface Props {
  previous: Neighbour | undefined
  next: Neighbour | undefined
}

/** To the apartments of the same type before and after this one in the list. A phone shows no more than their numbers. */
export function SameTypeLinks({ previous, next }: Props) {
  if (!previous && !next) return null
  return (
    <nav aria-label={text.label} className="flex flex-wrap gap-2">
      {previous && (
        <NeighbourLink apartment={previous} label={text.previous}>
          <ChevronLeft className="order-first size-5" aria-hidden="true" />
        </NeighbourLink>
      )}
      {next && (
        <NeighbourLink apartment={next} label={text.next}>
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
  return (
    <Link to={href('/apartments/:id', { id })} className={button({ kind: 'secondary' })}>
      <span>
        <span className="sr-only">{label} </span>
        <span className="max-sm:sr-only">{apartmentTypeLabels[type]} </span>
        {number}
      </span>
      {children}
    </Link>
  )
}
