import { unexpectedError } from '../text/load-errors.ts'

/** A red panel where a part of a page could not be shown; the rest of the page stands. */
export function ErrorPanel({ message }: { message: string }) {
  return (
    <div role="alert" className="rounded-card border border-sold/30 bg-sold-soft p-6 text-sold">
      <p className="font-semibold">{message}</p>
      <RequestId />
    </div>
  )
}

/** As HTML, which React does not compare while hydrating: the id that the server wrote would be a mismatch. */
const writtenByServer = { __html: '' }

/** The server writes the id here while it answers; a page that failed in the browser has none. */
export function RequestId() {
  return (
    <p className="mt-2 text-sm has-[code:empty]:hidden">
      {unexpectedError.requestId}{' '}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, and empty */}
      <code data-request-id="" suppressHydrationWarning dangerouslySetInnerHTML={writtenByServer} />
    </p>
  )
}
