import type { ReactNode } from 'react'
import { adminText } from '../../../text/admin/admin.ts'
import { useWaitingCounts } from './waiting-counts.tsx'

export function Screen({
  title,
  action,
  isDense = false,
  children,
}: {
  title: string
  action?: ReactNode
  /** Leaves more of the window to what is below the title. */
  isDense?: boolean
  children?: ReactNode
}) {
  const { enquiries } = useWaitingCounts()
  return (
    <>
      {/* What is new is counted in the tab, which often is in the background. */}
      <title>{`${enquiries > 0 ? `(${enquiries}) ` : ''}${title} | ${adminText.title}`}</title>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{title}</h1>
        {action}
      </header>
      <div className={isDense ? 'mt-3' : 'mt-6'}>{children}</div>
    </>
  )
}
