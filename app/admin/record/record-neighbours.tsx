import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { adminText } from '../../text/admin/admin.ts'
import { button } from '../../ui/button.ts'

export interface Neighbour {
  id: string
  /** Its form. */
  url: string
  name: string
}

/** The records before and after this one, in the order and with the filters of the list that one came from. */
export interface RecordNeighbours {
  previous?: Neighbour | undefined
  next?: Neighbour | undefined
}

export function NeighbourLinks({ previous, next }: RecordNeighbours) {
  return (
    <>
      {previous && (
        <Step to={previous.url} icon={ChevronLeft} label={adminText.previous(previous.name)} rel="prev" />
      )}
      {next && <Step to={next.url} icon={ChevronRight} label={adminText.next(next.name)} rel="next" />}
    </>
  )
}

interface StepProps {
  to: string
  icon: LucideIcon
  label: string
  rel: 'prev' | 'next'
}

function Step({ to, icon: Icon, label, rel }: StepProps) {
  const { search } = useLocation()
  return (
    <Link
      to={to + search}
      rel={rel}
      aria-label={label}
      title={label}
      className={button({ kind: 'secondary', className: 'px-3' })}
    >
      <Icon className="size-5" aria-hidden="true" />
    </Link>
  )
}
