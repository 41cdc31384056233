import type { ReactNode } from 'react'

interface Props {
  rows: readonly (readonly [string, ReactNode])[]
  /** Whether there is room for two columns on a wide screen. */
  inTwoColumns?: boolean
}

export function FactList({ rows, inTwoColumns = false }: Props) {
  return (
    <dl
      className={
        inTwoColumns
          ? 'grid gap-x-10 border-t border-sand-200 sm:grid-cols-2'
          : 'mt-6 border-t border-sand-200'
      }
    >
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 border-b border-sand-200 py-2.5">
          <dt className="text-sea-800">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
