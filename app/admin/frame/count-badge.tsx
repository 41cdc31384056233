import { formatNumber } from '../../../domain/formats/measures.ts'

/** How many wait, beside a link of the sidebar; nothing while none do. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null
  return (
    <>
      <span
        aria-hidden="true"
        className="min-w-6 rounded-full bg-coral-600 px-1.5 py-0.5 text-center text-xs leading-tight font-bold text-white tabular-nums lg:ml-auto"
      >
        {count > 999 ? '999+' : formatNumber(count)}
      </span>
      <span className="sr-only">{label}</span>
    </>
  )
}
