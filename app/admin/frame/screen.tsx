import type { ReactNode } from 'react'
import { adminText } from '../../../text/admin/admin.ts'

export function Screen({
  title,
  action,
  children,
}: {
  title: string
  action?: ReactNode
  children?: ReactNode
}) {
  return (
    <>
      <title>{`${title} | ${adminText.title}`}</title>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{title}</h1>
        {action}
      </header>
      <div className="mt-6">{children}</div>
    </>
  )
}
