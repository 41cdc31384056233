import { createHash } from 'node:crypto'
import { contentSecurityPolicy, hashInlineScripts } from './content-security.ts'
import { delayScripts } from './delay-scripts.ts'

/** A page or its data, complete but for the content encoding. */
export interface FinishedPage {
  status: number
  headers: Headers
  content: Buffer
}

interface Page {
  page: Omit<FinishedPage, 'content'> & {
    content: string
    /** What is sent in the place of marks in the content, in the order of the page. */
    rows?: ReadonlyMap<string, readonly Buffer[]>
  }
  scriptNonce: string
  requestId: string
  lateScripts: boolean
}

/** Adds the security policy and the ETag to a rendered page, and the request's id to an error page. */
export function finishPage({ page, scriptNonce, requestId, lateScripts }: Page): FinishedPage {
  const { status, headers, rows = new Map() } = page
  const late = lateScripts ? delayScripts(page.content, scriptNonce) : page.content
  const { html, hashes } = hashInlineScripts(late, scriptNonce)
  headers.set('Content-Security-Policy', contentSecurityPolicy({ scripts: hashes }))
  if (status >= 500) return { status, headers, content: fill(withRequestId(html, requestId), rows) }
  return withETag({ status, headers, content: fill(html, rows) })
}

/** Rows have no scripts, so they come last: what precedes this reads the page several times. */
function fill(html: string, rows: ReadonlyMap<string, readonly Buffer[]>): Buffer {
  const parts: Buffer[] = []
  let done = 0
  for (const [mark, ofMark] of rows) {
    const at = html.indexOf(mark, done)
    if (at < 0) continue
    parts.push(Buffer.from(html.slice(done, at)), ...ofMark)
    done = at + mark.length
  }
  parts.push(Buffer.from(html.slice(done)))
  return Buffer.concat(parts)
}

/** Sets the ETag of a page that may be cached, so that a browser that has it gets a 304. */
export function withETag(page: FinishedPage): FinishedPage {
  const { status, headers, content } = page
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  if (status === 200 && headers.get('Cache-Control') !== 'no-store')
    headers.set('ETag', `W/"${createHash('sha1').update(content).digest('base64url')}"`)
  return page
}

export function pageResponse(request: Request, { status, headers, content }: FinishedPage): Response {
  const tag = headers.get('ETag')
  if (tag && matchesETag(request.headers.get('If-None-Match'), tag))
    return new Response(null, { status: 304, headers })
  return new Response(asStream(content), { status, headers })
}

/** A body of these very bytes: a Response would copy them twice for each of many who wait for the same page. */
function asStream(bytes: Uint8Array): ReadableStream<Uint8Array> {
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.enqueue(bytes)
    controller.close()
  }
  return new ReadableStream({ pull }, { highWaterMark: 0 })
}

/**
 * Writes the request's id into error panels. They render an empty `<code data-request-id>`, because the id
 * would make each page different.
 */
function withRequestId(html: string, requestId: string): string {
  return html.replaceAll(/(<code data-request-id[^>]*>)(<\/code>)/g, `$1${requestId}$2`)
}

/** Whether If-None-Match names this tag; weak and strong tags compare equal. */
export function matchesETag(known: string | undefined | null, tag: string): boolean {
  if (!known) return false
  if (known === tag) return true
  const plain = withoutWeakness(tag)
  return splitTags(known).some((entry) => entry === '*' || withoutWeakness(entry) === plain)
}

/** Splits by quotes, because a tag may contain a comma. */
function splitTags(tags: string): string[] {
  return tags.match(/(W\/)?"[^"]*"|\*/g) ?? []
}

function withoutWeakness(tag: string): string {
  return tag.replace(/^W\//, '')
}
