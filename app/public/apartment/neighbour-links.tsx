import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import { apartmentSection } from '../../../text/public/sections/apartment.ts'
import { useBuilding } from '../../building.ts'
import { useLocale } from '../../locale.tsx'
import { button } from '../../ui/button.ts'
import { Written } from '../../written.tsx'

export const neighbourFields = ['id', 'number', 'type'] as const

type Neighbour = Pick<PublicApartment, (typeof neighbourFields)[number]>

interface Props {
  previous: Neighbour | undefined
  next: Neighbour | undefined
  /** Whether they are those of the list from which the apartment was opened, and not of its type. */
  isList: boolean
}

/** Links to the previous and next apartment. On a phone they show the number only. */
export function NeighbourLinks({ previous, next, isList }: Props) {
  const sameTypeText = useLocale(apartmentSection).text.apartment.sameType
  if (!previous && !next) return null
  return (
    <nav aria-label={isList ? sameTypeText.inList : sameTypeText.label} className="flex flex-wrap gap-2">
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
  const { text, pages } = useLocale(apartmentSection)
  return (
    <Link to={pages.apartment(id)} className={button({ kind: 'secondary' })}>
      <span>
        <span className="sr-only">{label} </span>
        <span className="max-sm:sr-only">
          <Written text={apartmentTypeName(building, type)} />{' '}
        </span>
        {text.apartment.sameType.number(number)}
      </span>
      {children}
    </Link>
  )
}
