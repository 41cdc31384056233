import { ChevronDown, Filter } from 'lucide-react'
import type { ReactNode } from 'react'
import { gridWorkText } from '../../../text/admin/grid-work.ts'

const text = gridWorkText.filters

interface FoldedFiltersProps {
  /** How many the filters leave; undefined without filters. */
  fitting: number | undefined
  all: number
  children: ReactNode
}

/** The filters of a list, folded until somebody uses them: the cells need the room. */
export function FoldedFilters({ fitting, all, children }: FoldedFiltersProps) {
  return (
    <details open={fitting !== undefined} className="group open:order-last open:w-full">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-lg pr-3 font-semibold text-sea-800 hover:text-sea-950 [&::-webkit-details-marker]:hidden">
        <Filter className="size-4" aria-hidden="true" />
        {text.title}
        {fitting !== undefined && (
          <span className="text-sm font-normal group-open:hidden">({text.fits(fitting, all)})</span>
        )}
        <ChevronDown className="size-4 group-open:rotate-180" aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}
