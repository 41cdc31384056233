import type { Page, Request } from '@playwright/test'

const most = 12

/** Records the requests of a page and their outcome, which are printed with a failure. */
export function recordRequests(page: Page): () => string {
  const ends = new Map<Request, string>()
  const unread = ', not read to its end'
  const path = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')
  page.on('request', (request) => ends.set(request, 'no response yet'))
  page.on('response', (response) => ends.set(response.request(), response.status() + unread))
  page.on('requestfinished', (request) =>
    ends.set(request, ends.get(request)?.replace(unread, '') ?? 'finished'),
  )
  page.on('requestfailed', (request) => ends.set(request, request.failure()?.errorText ?? 'failed'))
  return () =>
    [`The page is at ${path(page.url())}. Its last requests:`]
      .concat(
        [...ends]
          .slice(-most)
          .map(([request, end]) => `  ${request.method()} ${path(request.url())}: ${end}`),
      )
      .join('\n')
}
