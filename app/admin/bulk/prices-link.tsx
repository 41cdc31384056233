import { href, Link, useLocation } from 'react-router'
import { maxSelectedRows, writeSelected } from '../../../domain/lists/selected-rows.ts'
import { bulkText as text } from '../../text/admin/bulk.ts'
import { button } from '../../ui/button.ts'

/** Named one by one; more than a URL has room for, by the filter that finds them. */
export function PricesLink({
  of,
  ids,
  count,
  isAll,
}: {
  of: 'apartments' | 'parking'
  ids: string[]
  /** Of all pages. */
  count: number
  isAll: boolean
}) {
  const { search } = useLocation()
  const className = button({
    kind: 'secondary',
    className: 'min-h-10 px-4 py-1.5 max-sm:ml-auto max-sm:px-2 max-sm:text-sm pointer-coarse:min-h-11',
  })
  if (!isAll && count > maxSelectedRows)
    return <p className="text-sm text-sea-800">{text.tooManyForPrices(maxSelectedRows)}</p>
  const query = new URLSearchParams(search)
  query.set('of', of)
  query.delete('page')
  if (count <= maxSelectedRows) query.set('chosen', writeSelected(ids))
  return (
    <Link to={`${href('/admin/prices')}?${query}`} className={className}>
      {text.prices}
    </Link>
  )
}
