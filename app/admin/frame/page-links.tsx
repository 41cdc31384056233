import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { lastPage, onPage } from '../../../domain/lists/page.ts'
import { pagesText as text } from '../../../text/admin/lists.ts'
import { button } from '../../ui/button.ts'

interface Props {
  page: number
  total: number
  /** Whether more records exist than can be paged through. */
  isMore?: boolean
  /** The number of records on a page. */
  size?: number
  /** The labels of the two links, for lists that are not ordered by time. */
  labels?: { newer: string; older: string }
}

/** Links to the previous and the next page of a list. Renders nothing when there is only one page. */
export function PageLinks({ page, total, isMore = false, size = onPage, labels = text }: Props) {
  const last = lastPage(total, size)
  if (last === 1) return null
  return (
    <nav aria-label={text.label} className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-sea-800">
        {text.range((page - 1) * size + 1, Math.min(page * size, total), total, isMore)}
      </p>
      <div className="flex flex-wrap gap-2">
        <PageLink page={page - 1} last={last}>
          <ChevronLeft className="size-4" aria-hidden="true" />
          {labels.newer}
        </PageLink>
        <PageLink page={page + 1} last={last}>
          {labels.older}
          <ChevronRight className="size-4" aria-hidden="true" />
        </PageLink>
      </div>
    </nav>
  )
}

function PageLink({ page, last, children }: { page: number; last: number; children: ReactNode }) {
  const [query] = useSearchParams()
  const className = button({ kind: 'secondary', className: 'min-h-10 px-4 py-1.5 text-sm' })
  if (page < 1 || page > last) return <span className={`${className} opacity-50`}>{children}</span>
  const parameters = new URLSearchParams(query)
  if (page === 1) parameters.delete('page')
  else parameters.set('page', String(page))
  return (
    <Link to={`?${parameters}`} className={className}>
      {children}
    </Link>
  )
}
