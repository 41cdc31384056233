import { createHash } from 'node:crypto'
import { contentSecurityPolicy, hashInlineScripts } from './content-security.ts'
import { delayScripts } from './starter.ts'

/** A page or its data, whole: what is sent, but for its encoding. */
export interface FinishedPage {
  status: number
  headers: Headers
  content: string
}

interface Page {
  page: FinishedPage
  scriptNonce: string
  requestId: string
  /** Whether scripts may wait until the page is there. */
  lateScripts: boolean
}

/** The last touch on a rendered page: its security policy, its tag, and on an error the request's id. */
export function finishPage({ page, scriptNonce, requestId, lateScripts }: Page): FinishedPage {
  const { status, headers } = page
  const late = lateScripts ? delayScripts(page.content, scriptNonce) : page.content
  const { html, hashes } = hashInlineScripts(late, scriptNonce)
  headers.set('Content-Security-Policy', contentSecurityPolicy({ scripts: hashes }))
  if (status >= 500) return { status, headers, content: withRequestId(html, requestId) }
  return withETag({ status, headers, content: html })
}

/** So that whoever has it need not get it again: once it is asked for, and unless it must not be cached. */
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
  return new Response(content, { status, headers })
}

/** Error panels leave a place for the id: see app/ui/error-panel.tsx. */
function withRequestId(html: string, requestId: string): string {
  return html.replaceAll(/(<code data-request-id[^>]*>)(<\/code>)/g, `$1${requestId}$2`)
}

/** Whether the browser has what carries this tag: by If-None-Match, where weak and strong tags count alike. */
export function matchesETag(known: string | undefined | null, tag: string): boolean {
  if (!known) return false
  if (known === tag) return true
  const plain = withoutWeakness(tag)
  return listed(known).some((entry) => entry === '*' || withoutWeakness(entry) === plain)
}

/** A tag may hold a comma. */
function listed(tags: string): string[] {
  return tags.match(/(W\/)?"[^"]*"|\*/g) ?? []
}

function withoutWeakness(tag: string): string {
  return tag.replace(/^W\//, '')
}
