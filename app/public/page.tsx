import type { ReactNode } from 'react'
import { pageTitle } from '../text/site.ts'

interface PageProps {
  title: string
  intro?: string
  /** For the widest tables. */
  wide?: boolean
  children?: ReactNode
}

/** The frame that public pages share: title, heading, an optional introduction. */
export function Page({ title, intro, wide = false, children }: PageProps) {
  return (
    <main className={`mx-auto px-4 pt-28 ${wide ? 'max-w-[1600px]' : 'max-w-7xl sm:px-6'}`}>
      <title>{pageTitle(title)}</title>
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      {intro && <p className="mt-3 max-w-2xl text-lg text-sea-800">{intro}</p>}
      <div className="mt-8">{children}</div>
    </main>
  )
}
