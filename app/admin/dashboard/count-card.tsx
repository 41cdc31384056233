import { Link } from 'react-router'
import { formatNumber } from '../../../domain/formats/measures.ts'

interface CountCardProps {
  label: string
  count: number
  note: string
  to: string
}

export function CountCard({ label, count, note, to }: CountCardProps) {
  return (
    <Link to={to} className="rounded-card bg-white p-5 shadow-card hover:outline-2 hover:outline-sea-200">
      <span className="block font-medium text-sea-800">{label}</span>{' '}
      <span className="mt-1 flex items-baseline gap-2">
        <span className="text-4xl font-black text-sea-900 tabular-nums">{formatNumber(count)}</span>{' '}
        <span className="text-sea-700">{note}</span>
      </span>
    </Link>
  )
}
