import type { ReactNode } from 'react'
import { Link, useLocation, useRouteLoaderData } from 'react-router'
import { defaultLanguage } from '../../domain/language.ts'
import { openGraphLocales } from '../../text/public/language-names.ts'
import { pageTitle } from '../../text/public/page-title.ts'
import { ErrorPanel } from '../error-page.tsx'
import { useLocale } from '../locale.tsx'
import { pathIn } from '../pages.ts'
import { previewOf } from '../urls.ts'
import { useWrittenLanguage } from '../written.tsx'
import type { loader } from './layout.tsx'

interface PageProps extends PageHeadProps {
  intro?: string | undefined
  /** The link above the heading. */
  back?: { to: string; label: string } | undefined
  children?: ReactNode
}

/** The frame of public pages: metadata, back link, heading and introduction. */
export function Page({ intro, back, children, ...head }: PageProps) {
  const languageOf = useWrittenLanguage()
  return (
    <main className={`page-frame ${back ? 'pt-20' : 'pt-28 short:pt-20'}`}>
      <PageHead {...head} />
      {back && <BackLink to={back.to}>{back.label}</BackLink>}
      <h1 className="text-4xl wrap-anywhere sm:text-5xl short:text-3xl">{head.title}</h1>
      {intro && (
        <p lang={languageOf(intro)} className="page-intro">
          {intro}
        </p>
      )}
      <div className="mt-8 short:mt-4">{children}</div>
    </main>
  )
}

export function BackLink({ to, state, children }: { to: string; state?: object; children: string }) {
  return (
    <Link
      to={to}
      state={state}
      className="screen-only inline-flex min-h-11 items-center gap-2 font-semibold text-sea-700 underline-offset-4 hover:underline"
    >
      <span aria-hidden="true">←</span>
      {children}
    </Link>
  )
}

interface PageHeadProps {
  title: string
  /** The page's description for search engines; by default that of the site. */
  description?: string | undefined
  /** Structured data of schema.org for search engines. */
  about?: object[]
  /**
   * Whether the page says that a record does not exist. It has no canonical URL, because one such page is
   * served for all URLs of missing records.
   */
  isMissing?: boolean
  /** Whether the page is about one person: search engines are asked to leave it out, and it has no canonical URL. */
  isPrivate?: boolean
  /**
   * Whether search engines leave the page out: what it shows depends on the link. Only its preview is for those whom the
   * link is sent to.
   */
  isUnlisted?: boolean
}

/** Metadata for search engines and link previews. React moves these elements into the document's head. */
export function PageHead({
  title,
  description,
  about,
  isMissing,
  isPrivate,
  isUnlisted = false,
}: PageHeadProps) {
  const { origin, building, description: ofSite } = useSite()
  const { language } = useLocale()
  const { pathname } = useLocation()
  if (isMissing || isPrivate)
    return (
      <>
        <title>{pageTitle(building, title)}</title>
        {isPrivate && <meta name="robots" content="noindex" />}
      </>
    )
  const url = origin + pathname
  const preview = origin + previewOf(pathname)
  return (
    <>
      <title>{pageTitle(building, title)}</title>
      <meta name="description" content={description ?? ofSite} />
      {isUnlisted ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:type" content="website" />
      {building.name && <meta property="og:site_name" content={building.name} />}
      <meta property="og:locale" content={openGraphLocales[language]} />
      {!isUnlisted && <Alternates />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description ?? ofSite} />
      {!isUnlisted && <meta property="og:url" content={url} />}
      <meta property="og:image" content={preview} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {about && (
        <StructuredData graph={[...about, { '@type': 'WebPage', url, name: title, inLanguage: language }]} />
      )}
    </>
  )
}

/** The same page in the languages that the site offers, for search engines and link previews. */
function Alternates() {
  const { origin, languages } = useSite()
  const { language } = useLocale()
  const { pathname } = useLocation()
  if (languages.length < 2) return null
  return (
    <>
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={origin + pathIn(each, pathname)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + pathIn(defaultLanguage, pathname)} />
      {languages
        .filter((each) => each !== language)
        .map((each) => (
          <meta key={each} property="og:locale:alternate" content={openGraphLocales[each]} />
        ))}
    </>
  )
}

/** Structured data as JSON in a script element. `<` is escaped, so that no text can end the element. */
function StructuredData({ graph }: { graph: object[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped above; React would escape its quotes
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** Replaces a page whose loader failed; header and footer remain. */
export function PageLoadError({ title, message }: { title: string; message: string }) {
  return (
    <Page title={title}>
      <ErrorPanel message={message} />
    </Page>
  )
}

/** The layout's loader data: the company, the building, and the site's URL. */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>('public/layout')
  if (!site) throw new Error('Not below the public layout')
  return site
}
