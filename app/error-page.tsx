import { isRouteErrorResponse, Link } from 'react-router'
import { pageTitle } from '../text/public/page-title.ts'
import { useBuilding } from './building.ts'
import { useLocale } from './locale.tsx'
import { button } from './ui/button.ts'

/** Shown instead of a part of a page that could not be loaded. */
export function ErrorPanel({ message }: { message: string }) {
  return (
    <div role="alert" className="rounded-card border border-sold/30 bg-sold-soft p-6 text-sold">
      <p className="font-semibold">{message}</p>
      <RequestId />
    </div>
  )
}

/**
 * The empty element for the request's id. The server inserts the id after React has rendered the page;
 * hydration does not compare inner HTML, so it keeps the id.
 */
const writtenByServer = { __html: '' }

/**
 * A line with the request's id, which the server inserts into the HTML. A page that failed in the browser has
 * no id, and the line is hidden.
 */
function RequestId() {
  const { text } = useLocale()
  return (
    <p className="mt-2 text-sm has-[code:empty]:hidden">
      {text.unexpectedError.requestId}{' '}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, and empty */}
      <code data-request-id="" suppressHydrationWarning dangerouslySetInnerHTML={writtenByServer} />
    </p>
  )
}

/** Shown when a whole page could not be rendered. */
export function ErrorPage({ error }: { error: unknown }) {
  const building = useBuilding()
  const { text, pages } = useLocale()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundMessage />
  const { title, advice } = text.unexpectedError
  return (
    <main className="page-frame py-32">
      <title>{pageTitle(building, title)}</title>
      <h1 className="text-4xl">{title}</h1>
      <p className="mt-4 text-lg">{advice}</p>
      <RequestId />
      <a href={pages.home} className={button({ className: 'mt-8' })}>
        {text.notFound.back}
      </a>
    </main>
  )
}

export function NotFoundMessage() {
  const building = useBuilding()
  const { text, pages } = useLocale()
  return (
    <main className="page-frame flex min-h-[60vh] flex-col items-start justify-center pt-28">
      <title>{pageTitle(building, text.notFound.title)}</title>
      <p aria-hidden className="text-7xl font-black text-sea-600 sm:text-8xl">
        404
      </p>
      <h1 className="mt-4 text-4xl sm:text-5xl">{text.notFound.title}</h1>
      <p className="mt-4 text-lg text-sea-800">{text.notFound.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={pages.home} className={button()}>
          {text.notFound.back}
        </Link>
        <Link to={pages.apartments} className={button({ kind: 'secondary' })}>
          {text.notFound.apartments}
        </Link>
      </div>
    </main>
  )
}
