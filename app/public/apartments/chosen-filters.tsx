import { X } from 'lucide-react'
import { Link } from 'react-router'
import { apartmentsSection } from '../../../text/public/sections/apartments.ts'
import { useLocale } from '../../locale.tsx'
import { button } from '../../ui/button.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useWrittenLine } from '../../written.tsx'

/** A filter in words, and the query of the list without it. */
export interface ChosenFilter {
  label: string
  without: string
  /** How many apartments there are without it. */
  found: number
}

const inPlace = { replace: true, preventScrollReset: true }

/** What is chosen, each as a link that takes it away. */
export function ChosenFilters({ chosen }: { chosen: readonly ChosenFilter[] }) {
  const { text, pages } = useLocale(apartmentsSection)
  const writtenLine = useWrittenLine()
  if (chosen.length === 0) return null
  const { chips, remove, clear } = text.apartmentList
  return (
    <ul aria-label={chips} className="filter-chips">
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <Link to={pages.apartments + without} {...inPlace} className="filter-chip">
            <span className="sr-only">{remove}: </span>
            <span className="first-letter:uppercase">{writtenLine(label)}</span>
            <X className="size-4" aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={pages.apartments} {...inPlace} className={button({ kind: 'quiet' })}>
          {clear}
        </Link>
      </li>
    </ul>
  )
}

/** Says which of the filters may go, so that something is found. */
export function NothingFound({ chosen }: { chosen: readonly ChosenFilter[] }) {
  const { text, pages } = useLocale(apartmentsSection)
  const writtenLine = useWrittenLine()
  const { none, empty, emptyAdvice, relax, showAll } = text.apartmentList
  const helpful = chosen.filter(({ found }) => found > 0)
  if (chosen.length === 0) return <EmptyState {...none} />
  return (
    <EmptyState title={empty} advice={helpful.length > 0 ? relax : emptyAdvice}>
      <div className="flex flex-wrap justify-center gap-2">
        {helpful.map(({ label, without, found }) => (
          <Link key={label} to={pages.apartments + without} {...inPlace} className="filter-chip">
            <span className="line-through first-letter:uppercase">{writtenLine(label)}</span>
            <span>{text.apartments.count(found)}</span>
          </Link>
        ))}
        <Link to={pages.apartments} className={button({ kind: 'secondary' })}>
          {showAll}
        </Link>
      </div>
    </EmptyState>
  )
}
