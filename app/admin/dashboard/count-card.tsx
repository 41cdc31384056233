import { Link } from 'react-router'
import { formatNumber } from '../../../domain/formats/measures.ts'

interface CountCardProps {
  label: string
  count: number
  note: string
  /** A second line. */
  more?: string
  to: string
}

/** A number, and the way to what it counts. */
export function CountCard({ label, count, note, more, to }: CountCardProps) {
  return (
    <Link
      to={to}
      className="rounded-card bg-white px-4 py-2.5 shadow-card hover:outline-2 hover:outline-sea-200"
    >
      <span className="block text-sm font-semibold text-sea-800">{label}</span>{' '}
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-3xl font-black text-sea-900 tabular-nums">{formatNumber(count)}</span>{' '}
        <span className="text-sm text-sea-700">{note}</span>
      </span>{' '}
      {more && <span className="block text-sm font-semibold text-sea-700 tabular-nums">{more}</span>}
    </Link>
  )
}
