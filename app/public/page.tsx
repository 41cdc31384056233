import type { ReactNode } from 'react'
import { BackLink } from './back-link.tsx'
import { PageHead, type PageHeadProps } from './page-head.tsx'

interface PageProps extends PageHeadProps {
  intro?: string | undefined
  /** Where the page belongs. */
  back?: { to: string; label: string } | undefined
  children?: ReactNode
}

/** The frame that public pages share: head, the way back, heading, an optional introduction. */
export function Page({ intro, back, children, ...head }: PageProps) {
  return (
    <main className={`page-frame ${back ? 'pt-20' : 'pt-28 short:pt-20'}`}>
      <PageHead {...head} />
      {back && <BackLink to={back.to}>{back.label}</BackLink>}
      <h1 className="text-4xl wrap-anywhere sm:text-5xl short:text-3xl">{head.title}</h1>
      {intro && <p className="mt-3 max-w-2xl text-lg text-sea-800">{intro}</p>}
      <div className="mt-8 short:mt-4">{children}</div>
    </main>
  )
}
