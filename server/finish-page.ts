import { createHash } from 'node:crypto'
import { contentSecurityPolicy, vouchForScripts } from './content-security.ts'
import { delayScripts } from './delay-scripts.ts'
import { isKnownTag } from './if-none-match.ts'

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
  const type = response.headers.get('Content-Type') ?? ''
  if (type.startsWith('text/x-script')) return finishData(request, response)
  if (!type.startsWith('text/html')) return response
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
  return withTag(request, html, headers)
}

/** The data of a page, as the router in the browser asks for it: tagged like the page. */
async function finishData(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response
  const isPage = status === 200 && ['GET', 'HEAD'].includes(request.method) && !headers.has('Cache-Control')
  if (!isPage) return response
  headers.set('Cache-Control', 'no-cache')
  return withTag(request, await response.text(), headers)
}

function withTag(request: Request, content: string, headers: Headers): Response {
  const tag = `W/"${createHash('sha1').update(content).digest('base64url')}"`
  headers.set('ETag', tag)
  if (isKnownTag(request.headers.get('If-None-Match'), tag))
    return new Response(null, { status: 304, headers })
  return new Response(content, { status: 200, headers })
}

/** Error panels leave a place for the id: see app/ui/error-panel.tsx. */
function withRequestId(html: string, requestId: string): string {
  return html.replaceAll(/(<code data-request-id[^>]*>)(<\/code>)/g, `$1${requestId}$2`)
}
