import { useLocation } from 'react-router'
import { pageTitle, site } from '../text/site.ts'
import { previewOf } from '../urls.ts'
import { useSite } from './use-site.ts'

export interface PageHeadProps {
  title: string
  description?: string | undefined
  /** What the page is about, for search engines: schema.org. */
  about?: object[]
  /** What the URL names is not there: one page says so for all such URLs, and none of them is its own. */
  isMissing?: boolean
}

/** What search engines and link previews read. React lifts these elements into the document's head. */
export function PageHead({ title, description = site.description, about, isMissing }: PageHeadProps) {
  const { origin } = useSite()
  const { pathname } = useLocation()
  if (isMissing) return <title>{pageTitle(title)}</title>
  const url = origin + pathname
  const preview = origin + previewOf(pathname)
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="bg_BG" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={preview} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {about && <StructuredData graph={about} />}
    </>
  )
}

/** JSON in which no text can end the script element. */
function StructuredData({ graph }: { graph: object[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, escaped above; React would escape quotes
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
