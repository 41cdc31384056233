import type { ReactNode } from 'react'
import { PageHead, type PageHeadProps } from './page-head.tsx'

interface PageProps extends PageHeadProps {
  intro?: string | undefined
  /** For the widest tables. */
  wide?: boolean
  children?: ReactNode
}

/** The frame that public pages share: head, heading, an optional introduction. */
export function Page({ intro, wide = false, children, ...head }: PageProps) {
  return (
    <main className={`mx-auto px-4 pt-28 short:pt-20 ${wide ? 'max-w-[1600px]' : 'max-w-7xl sm:px-6'}`}>
      <PageHead {...head} />
      <h1 className="text-4xl sm:text-5xl short:text-3xl">{head.title}</h1>
      {intro && <p className="mt-3 max-w-2xl text-lg text-sea-800">{intro}</p>}
      <div className="mt-8 short:mt-4">{children}</div>
    </main>
  )
}
