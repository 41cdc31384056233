import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  advice: string
  /** A link or button for what `advice` suggests. */
  children?: ReactNode
}

export function EmptyState({ title, advice, children }: EmptyStateProps) {
  return (
    <div className="rounded-card border border-dashed border-sea-200 bg-white p-8 text-center">
      <p className="text-lg font-semibold text-sea-900">{title}</p>
      <p className="mt-1 text-sea-800">{advice}</p>
      {children && <div className="mt-4">{children}</div>}
    </div>
  )
}
