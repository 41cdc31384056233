import type { Context } from 'hono'
import { type Language, languageOfPath, languagePrefix } from '../domain/language.ts'
import { allTexts } from '../text/public/all-texts.ts'
import { contentSecurityPolicy, hashSource } from './rendering/content-security.ts'

const style =
  'body{font:18px/1.6 "Sofia Sans",system-ui,sans-serif;color:#12344d;background:#fbf8f3;margin:0;display:grid;' +
  'place-items:center;min-height:100vh}main{max-width:34rem;padding:2rem}h1{line-height:1.2}a{color:#0b5c7a}' +
  // A phone number that fits a line is not broken over two.
  'a[href^="tel:"]{display:inline-block}'

/** Reasons of refusals before React Router is reached, for programs. Browsers get a page in the visitor's language. */
const reasons = {
  400: 'Bad request',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  411: 'Length required',
  413: 'Payload too large',
  503: 'Too many requests at once',
} as const

/** Whether a browser asked for a page; programs and our own scripts do not. */
export function asksForPage(c: Context): boolean {
  return c.req.header('Accept')?.includes('text/html') ?? false
}

export function errorResponse(c: Context, status: keyof typeof reasons): Response {
  const reason = reasons[status]
  const language = languageOfPath(c.req.path)
  const { title, advice } = allTexts[language].refusals[status]
  const page = () => messagePage(language, status, title, `<p>${advice}</p>`)
  if (status === 503) return retryLaterResponse(c, reason, page())
  return asksForPage(c) ? page() : c.text(reason, status)
}

/** After five seconds the render queue is usually empty again, or a restart of the database finished. */
const retryAfterSeconds = '5'

function retryLaterResponse(c: Context, reason: string, page: Response): Response {
  const response = asksForPage(c) ? page : c.text(reason, 503)
  response.headers.set('Retry-After', retryAfterSeconds)
  response.headers.set('Cache-Control', 'no-store')
  return response
}

interface Failed {
  /** The path that was requested. */
  path: string
  requestId: string
}

/** Sent when even rendering the application's own error page failed. */
export function serverErrorPage({ path, requestId }: Failed, status = 500): Response {
  const language = languageOfPath(path)
  const { title, advice } = allTexts[language].refusals.unexpected
  return messagePage(language, status, title, `<p>${advice} <code>${requestId}</code></p>`)
}

/** Sent when the database was unavailable before a page could be rendered. */
export function unavailablePage(failed: Failed): Response {
  const page = serverErrorPage(failed, 503)
  page.headers.set('Retry-After', retryAfterSeconds)
  return page
}

/** Sent while this server, or another one that it waits for, prepares the first start. */
export function startingPage(path: string): Response {
  const language = languageOfPath(path)
  const { title, advice } = allTexts[language].refusals.starting
  const page = messagePage(language, 503, title, `<p>${advice}</p>`)
  page.headers.set('Retry-After', '3')
  return page
}

function messagePage(language: Language, status: number, title: string, message: string): Response {
  const home = `<a href="${languagePrefix(language) || '/'}">${allTexts[language].notFound.back}</a>`
  return simplePage({ language, status, title, content: `<h1>${title}</h1>${message}<p>${home}</p>` })
}

interface SimplePage {
  language: Language
  status: number
  /** As HTML, like the content. */
  title: string
  content: string
  isIndexed?: boolean
}

/** A page that needs no scripts and no files. It is never cached. */
export function simplePage({ language, status, title, content, isIndexed = true }: SimplePage): Response {
  const robots = isIndexed ? '' : '<meta name="robots" content="noindex">'
  const html = `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>${robots}
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
