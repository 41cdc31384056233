import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { requestContext } from './context.ts'

/** Pages are rendered whole: the server needs all of a page to vouch for its scripts and to tag it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const { scriptMark, logError } = context.get(requestContext)
  // Instead of React's own line in the console; a visitor who leaves while the page is rendered is no error.
  const onError = (error: unknown) => {
    if (!request.signal.aborted) logError(error)
  }
  const page = <ServerRouter context={routerContext} url={request.url} nonce={scriptMark} />
  const html = await renderToReadableStream(page, { nonce: scriptMark, signal: request.signal, onError })
  await html.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

/** An answer below 500 is the asker's mistake: the log's line of the request says enough. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (!request.signal.aborted) context.get(requestContext).logError(error)
}
