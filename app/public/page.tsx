import type { ReactNode } from 'react'
import { pageTitle } from '../text/site.ts'

/** The frame that public pages share: title, heading, an optional introduction. */
export function Page({ title, intro, children }: { title: string; intro?: string; children?: ReactNode }) {
  return (
    <main className="mx-auto max-w-7xl px-4 pt-28 sm:px-6">
      <title>{pageTitle(title)}</title>
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      {intro && <p className="mt-3 max-w-2xl text-lg text-sea-800">{intro}</p>}
      <div className="mt-8">{children}</div>
    </main>
  )
}
