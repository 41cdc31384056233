import type { Context } from 'hono'
import { contentSecurityPolicy, hashSource } from './rendering/content-security.ts'

const style =
  'body{font:18px/1.6 "Sofia Sans",system-ui,sans-serif;color:#12344d;background:#fbf8f3;margin:0;display:grid;' +
  'place-items:center;min-height:100vh}main{max-width:34rem;padding:2rem}h1{line-height:1.2}a{color:#0b5c7a}' +
  // A phone number that fits a line is not broken over two.
  'a[href^="tel:"]{display:inline-block}'

/** Refusals before React Router is reached: an English reason for programs, a Bulgarian page for browsers. */
const refusals = {
  400: {
    reason: 'Bad request',
    title: 'Невалиден адрес',
    advice: 'Адресът е непълен или повреден. Проверете го и опитайте отново.',
  },
  403: {
    reason: 'Forbidden',
    title: 'Заявката не е приета',
    advice: 'Тя идва от друг сайт. Отворете страницата тук и опитайте отново.',
  },
  404: {
    reason: 'Not found',
    title: 'Страницата не е намерена',
    advice: 'Възможно е да е преместена или изтрита.',
  },
  405: {
    reason: 'Method not allowed',
    title: 'Заявката не е приета',
    advice: 'Този вид заявка не се приема.',
  },
  411: {
    reason: 'Length required',
    title: 'Заявката не е приета',
    advice: 'Липсва дължината на изпратените данни.',
  },
  413: {
    reason: 'Payload too large',
    title: 'Изпратените данни са твърде много',
    advice: 'Съкратете ги и опитайте отново.',
  },
  503: {
    reason: 'Too many requests at once',
    title: 'Твърде много заявки наведнъж',
    advice: 'В момента сайтът е претоварен. Моля, опитайте отново след няколко секунди.',
  },
} as const

export function errorResponse(c: Context, status: keyof typeof refusals): Response {
  const { reason, title, advice } = refusals[status]
  if (status === 503) return retryLaterResponse(c, reason, messagePage(status, title, `<p>${advice}</p>`))
  if (!c.req.header('Accept')?.includes('text/html')) return c.text(reason, status)
  return messagePage(status, title, `<p>${advice}</p>`)
}

/** After five seconds the render queue is usually empty again, or a restart of the database finished. */
const retryAfterSeconds = '5'

function retryLaterResponse(c: Context, reason: string, page: Response): Response {
  const response = c.req.header('Accept')?.includes('text/html') ? page : c.text(reason, 503)
  response.headers.set('Retry-After', retryAfterSeconds)
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/** Sent when even rendering the application's own error page failed. */
export function serverErrorPage(requestId: string, status = 500): Response {
  const advice = 'Моля, опитайте отново след малко. Ако грешката се повтаря, изпратете ни номера на заявката:'
  return messagePage(status, 'Възникна неочаквана грешка', `<p>${advice} <code>${requestId}</code></p>`)
}

/** Sent when the database was unavailable before a page could be rendered. */
export function unavailablePage(requestId: string): Response {
  const page = serverErrorPage(requestId, 503)
  page.headers.set('Retry-After', retryAfterSeconds)
  return page
}

/** Sent while this server, or another one that it waits for, prepares the first start. */
export function startingPage(): Response {
  const page = messagePage(503, 'Сайтът се пуска', '<p>Моля, опитайте отново след малко.</p>')
  page.headers.set('Retry-After', '3')
  return page
}

function messagePage(status: number, title: string, message: string): Response {
  const content = `<h1>${title}</h1>${message}<p><a href="/">Към началната страница</a></p>`
  return simplePage({ status, title, content })
}

interface SimplePage {
  status: number
  /** As HTML, like the content. */
  title: string
  content: string
  isIndexed?: boolean
}

/** A page that needs no scripts and no files. It is never cached. */
export function simplePage({ status, title, content, isIndexed = true }: SimplePage): Response {
  const robots = isIndexed ? '' : '<meta name="robots" content="noindex">'
  const html = `<!DOCTYPE html><html lang="bg"><head><meta charset="utf-8"><title>${title}</title>${robots}
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><main>${content}</main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy({ styles: [hashSource(style)] }),
    },
  })
}
