import { createHash } from 'node:crypto'
import { contentSecurityPolicy, vouchForScripts } from './content-security.ts'
import { delayScripts } from './delay-scripts.ts'

interface Page {
  request: Request
  response: Response
  scriptMark: string
  requestId: string
  /** Whether scripts may wait until the page is there. */
  lateScripts: boolean
}

/** The last touch on a rendered page: its security policy, its tag, and on an error the request's id. */
export async function finishPage({
  request,
  response,
  scriptMark,
  requestId,
  lateScripts,
}: Page): Promise<Response> {
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
  const rendered = await response.text()
  const { html, hashes } = vouchForScripts(
    lateScripts ? delayScripts(rendered, scriptMark) : rendered,
    scriptMark,
  )
  const headers = new Headers(response.headers)
  headers.set('Content-Security-Policy', contentSecurityPolicy({ scripts: hashes }))
  if (response.status >= 500)
    return new Response(withRequestId(html, requestId), { status: response.status, headers })

  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  if (response.status !== 200 || headers.get('Cache-Control') === 'no-store') {
    return new Response(html, { status: response.status, headers })
  }
  const tag = `W/"${createHash('sha1').update(html).digest('base64url')}"`
  headers.set('ETag', tag)
  if (request.headers.get('If-None-Match') === tag) return new Response(null, { status: 304, headers })
  return new Response(html, { status: 200, headers })
}

/** Error panels leave a place for the id: see app/ui/error-panel.tsx. */
function withRequestId(html: string, requestId: string): string {
  return html.replaceAll(/(<code data-request-id[^>]*>)(<\/code>)/g, `$1${requestId}$2`)
}
