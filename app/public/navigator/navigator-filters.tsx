import { List, X } from 'lucide-react'
import { memo } from 'react'
import { Link, useLocation } from 'react-router'
import { navigatorSection } from '../../../text/public/sections/navigator.ts'
import { useLocale } from '../../locale.tsx'
import { FilterFrame } from '../filter-frame.tsx'
import { selectionParameter, viewParameter } from '../navigator-urls.ts'
import type { Filtering } from './filter-homes.ts'
import { LateFilterForm } from './late-filter-form.ts'

interface Props {
  filtering: Filtering
  /** On the page of a floor: how many of its homes are left. */
  here?: number
  /** How many homes the floor has. */
  allHere?: number
}

/** What the form keeps: the shown view of the building, and the selected home of a floor. */
const others = [viewParameter, selectionParameter]

/**
 * The filters of the building and its floors, with what they leave. They are folded, so that the building is in the first
 * window. A new element would load the form, so it is made again for other data only.
 */
export const NavigatorFilters = memo(function NavigatorFilters({ filtering, here, allHere }: Props) {
  const { text, pages } = useLocale(navigatorSection)
  const { filters, query, chosen, bounds, fitting, all } = filtering
  const { finding } = text
  const { pathname } = useLocation()
  return (
    <FilterFrame
      isFolded
      caption={finding.filters(chosen)}
      title={finding.filters(0)}
      form={(close) => (
        <LateFilterForm
          asked="homes"
          others={others}
          filters={filters}
          bounds={bounds}
          found={fitting}
          onSent={close}
        />
      )}
    >
      <p aria-live="polite" className="filter-result">
        {query !== '' && (
          <>
            {finding.fitting(fitting, all)}
            {here !== undefined && allHere !== undefined && (
              <span className="block text-sm font-normal">{finding.fittingHere(here, allHere)}</span>
            )}
          </>
        )}
      </p>
      {query !== '' && (
        <Link to={pathname} replace preventScrollReset className="filter-more screen-only md:ml-0">
          <X className="size-5" aria-hidden="true" />
          {finding.clear}
        </Link>
      )}
      <Link to={pages.apartments + query} className="filter-more screen-only">
        <List className="size-5" aria-hidden="true" />
        {finding.asList}
      </Link>
    </FilterFrame>
  )
})
