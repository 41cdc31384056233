import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { ApartmentSort, ApartmentSortKey } from '../../../domain/apartment-sort.ts'
import { apartmentsText } from '../../text/apartments.ts'
import { Head } from '../../ui/card-table.tsx'

const arrows = { ascending: ArrowUp, descending: ArrowDown }

/** A column head that is a link: up, then down, then the natural order again. */
export function SortableHead({
  column,
  sort,
}: {
  column: ApartmentSortKey
  sort: ApartmentSort | undefined
}) {
  const [query] = useSearchParams()
  const order = sort?.key === column ? (sort.descending ? 'descending' : 'ascending') : undefined
  const Arrow = order ? arrows[order] : ChevronsUpDown
  return (
    <Head order={order}>
      <Link
        to={`?${nextOrder(query, column, order)}`}
        replace
        preventScrollReset
        className="inline-flex items-center gap-1.5 hover:text-sea-950"
      >
        {apartmentsText.columns[column]}
        <Arrow className={`size-3.5 ${order ? '' : 'opacity-60'}`} aria-hidden="true" />
      </Link>
    </Head>
  )
}

function nextOrder(
  query: URLSearchParams,
  column: ApartmentSortKey,
  order: string | undefined,
): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('sort')
  next.delete('dir')
  if (order !== 'descending') next.set('sort', column)
  if (order === 'ascending') next.set('dir', 'desc')
  return next
}
