import type { ReactNode } from 'react'

export function FormSection({
  title,
  action,
  children,
}: {
  title: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <section aria-label={title} className="rounded-card bg-white p-4 shadow-card sm:p-5">
      <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
