import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { type Language, languagePrefix, languages } from '../domain/language.ts'
import { allTexts } from '../text/public/all-texts.ts'
import { errorResponse, serverErrorPage, startingPage, unavailablePage } from './error-page.ts'

const statuses = [400, 403, 404, 405, 411, 413, 503] as const
const asBrowser = { headers: { Accept: 'text/html' } }

/** The server's answer to every request, without the application. */
const refusing = (status: (typeof statuses)[number]) => new Hono().all('*', (c) => errorResponse(c, status))

async function expectPage(response: Response, language: Language, words: { title: string; advice: string }) {
  const html = await response.text()
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain(`<title>${words.title}</title>`)
  expect(html).toContain(`<h1>${words.title}</h1><p>${words.advice}`)
  expect(html).toContain(
    `<a href="${languagePrefix(language) || '/'}">${allTexts[language].notFound.back}</a>`,
  )
  if (language !== 'bg' && language !== 'ru') expect(html).not.toMatch(/\p{Script=Cyrillic}/u)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
}

describe.for(languages)('pages that need no application, in %s', (language) => {
  const { refusals } = allTexts[language]
  const path = `${languagePrefix(language)}/apartments`

  test.for(statuses)('%i names what is wrong and leads home', async (status) => {
    const response = await refusing(status).request(path, asBrowser)
    expect(response.status).toBe(status)
    await expectPage(response, language, refusals[status])
  })

  test('an overload, a database that is away and a start ask to come again', async () => {
    const overloaded = await refusing(503).request(path, asBrowser)
    expect(overloaded.headers.get('Retry-After')).toBe('5')
    const unavailable = unavailablePage({ path, requestId: 'a-request' })
    expect([unavailable.status, unavailable.headers.get('Retry-After')]).toEqual([503, '5'])
    await expectPage(unavailable, language, refusals.unexpected)
    const starting = startingPage(path)
    expect([starting.status, starting.headers.get('Retry-After')]).toEqual([503, '3'])
    await expectPage(starting, language, refusals.starting)
  })

  test('an unexpected error has the number of the request', async () => {
    const response = serverErrorPage({ path, requestId: 'a-request' })
    expect(response.status).toBe(500)
    expect(await response.clone().text()).toContain('<code>a-request</code>')
    await expectPage(response, language, refusals.unexpected)
  })
})

test('programs that do not ask for HTML get a reason in English, whatever the language', async () => {
  const response = await refusing(405).request('/de/apartments')
  expect([response.status, await response.text()]).toEqual([405, 'Method not allowed'])
})
