import { href, Link } from 'react-router'
import { salesText as text } from '../../../text/admin/sales.ts'
import { useMayChange } from '../session/use-role.ts'

/** Says how many sold apartments the sums lack, with a link to the checks, where each sale can be recorded. */
export function UnrecordedSalesLink({ count }: { count: number }) {
  const seesChecks = useMayChange()
  if (count === 0 || !seesChecks) return null
  return (
    <p className="mt-2 text-sm">
      <Link
        to={`${href('/admin/grid')}#checks`}
        className="inline-flex min-h-6 items-center font-semibold text-reserved underline pointer-coarse:min-h-11"
      >
        {text.recordSales(count)}
      </Link>
    </p>
  )
}
