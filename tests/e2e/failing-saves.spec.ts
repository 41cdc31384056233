import type { Browser, Locator, Page } from '@playwright/test'
import { listApartments } from '../../backend/data/apartments.ts'
import { signedIn } from '../an-agent.ts'
import { expect, test } from './fixtures.ts'
import { addOneOfEach, screensWith } from './one-of-each.ts'
import { credentials } from './own-site.ts'

/** A form that somebody has filled in, in a browser of its own. */
interface FilledForm {
  name: string
  page: Page
  form: Locator
  typed: string
}

const controls =
  ':is(input:not([type=hidden], [type=file], [readonly]), textarea, select):not([aria-hidden=true] *, :disabled)'
const sendButton = 'button:not([type=button], [name], .sr-only)'
/** Forms that a person fills in and sends; the others save by themselves, or are one button. */
const sent = `form[method=post]:has(${controls}):has(${sendButton})`

/** Types something into every field that it can be typed into, and keeps what the form offers elsewhere. */
async function fillIn(form: Locator): Promise<void> {
  for (const field of await form.locator(`${controls}:visible`).all()) {
    const { tag, type, mode, value } = await field.evaluate((each) => {
      const { tagName, type, value, inputMode } = each as HTMLInputElement
      return { tag: tagName, type, mode: inputMode, value }
    })
    const isNumber = mode === 'decimal' || mode === 'numeric' || type === 'number'
    if (tag === 'SELECT') {
      const offered = field.locator('option:not([value=""], [disabled])')
      if (value === '' && (await offered.count()) > 0)
        await field.selectOption((await offered.first().getAttribute('value')) ?? '')
    } else if (tag === 'TEXTAREA') await field.fill(`${value} Написано`.trim())
    else if (type === 'email') await field.fill('typed@example.com')
    else if (type === 'tel') await field.fill('0888 000 000')
    else if (type === 'password') await field.fill(credentials.password)
    else if (type === 'time') await field.fill('18:30')
    else if (type === 'date') await field.fill(value || '2030-01-15')
    else if (isNumber) await field.fill(value || '1')
    else if (type === 'text' || type === 'search') await field.fill(value || 'Написано')
  }
}

const typedIn = (form: Locator): Promise<string> =>
  form.evaluate(
    (each, selector) =>
      JSON.stringify(
        [...each.querySelectorAll<HTMLInputElement>(selector)].map(({ name, type, value, checked }) => [
          name,
          type === 'checkbox' || type === 'radio' ? checked : value,
        ]),
      ),
    controls,
  )

const press = (form: Locator) => form.locator(`${sendButton}:visible`).last().click()

const isSave = (url: URL) => /\.data$/.test(url.pathname)
const page502 = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }
/** What happens to a save between the browser and a server that is there. */
const failures: Record<string, (page: Page) => Promise<unknown>> = {
  'the page of a proxy': (page) => page.route(isSave, (route) => route.fulfill(page502)),
  'a page in place of an answer': (page) =>
    page.route(isSave, (route) => route.fulfill({ ...page502, status: 200 })),
  'a lost connection': (page) => page.route(isSave, (route) => route.abort('connectionreset')),
  'no answer in time': (page) => page.route(isSave, (route) => route.abort('timedout')),
  'an error of the server': (page) =>
    page.route(isSave, (route) => route.fulfill({ status: 500, body: 'Internal Server Error' })),
}

async function openIn(browser: Browser, url: string, cookie: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' })
  const pairs = /login|forgotten/.test(path) ? [] : cookie.split('; ')
  await context.addCookies(
    pairs.map((pair) => ({ name: pair.split('=')[0] ?? '', value: pair.replace(/^[^=]*=/, ''), url })),
  )
  const page = await context.newPage()
  await page.goto(path)
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
  return page
}

/** Presses the button, and says what is wrong: no message, or something else in the form than was typed. */
async function problemOf({ page, form, typed }: FilledForm): Promise<string | undefined> {
  for (const close of await page.getByRole('button', { name: 'Затвори съобщението' }).all())
    await close.click()
  const wait = { timeout: 30_000 }
  try {
    await press(form)
    const messages = page.getByRole('alert').filter({ hasText: /Няма връзка|опитайте отново/ })
    await expect(messages.first()).toBeVisible(wait)
    await expect.poll(() => typedIn(form), wait).toBe(typed)
  } catch (problem) {
    return `${page.url()}: ${String(problem).slice(0, 600)}`
  }
}

test('whatever fails on the way, no form loses what was typed', { tag: '@long' }, async ({
  browser,
  ownSite,
}) => {
  // It grows with the number of forms.
  test.setTimeout(1_800_000)
  const { backend, url } = ownSite
  const [apartment] = await listApartments(backend.db, { status: 'available' })
  const cookie = await signedIn(backend, credentials)
  const { FORMS = '' } = process.env
  const screens = [
    ...screensWith(await addOneOfEach(backend)),
    // A free hour of the calendar links so; the router writes `10%3A00`.
    '/admin/viewings/new?day=2030-01-15&time=10:00',
    ...['/', '/contact', `/apartments/${apartment?.id}`, '/admin/login', '/admin/forgotten-password'],
  ].filter((path) => path.includes(FORMS))
  const problems: string[] = []
  const names: string[] = []
  while (screens.length > 0) {
    const filled: FilledForm[] = []
    for (const path of screens.splice(0, 6)) {
      for (let index = 0, count = 1; index < count; index++) {
        const page = await openIn(browser, url, cookie, path)
        count = await page.locator(sent).count()
        const form = page.locator(sent).nth(index)
        if (count === 0 || !(await form.locator(`${controls}:visible`).count())) {
          await page.context().close()
          continue
        }
        await fillIn(form)
        filled.push({ name: `${path}, form ${index + 1}`, page, form, typed: await typedIn(form) })
      }
    }
    names.push(...filled.map(({ name }) => name))
    const note = (name: string, problem: string | undefined) =>
      problem && problems.push(`${name}: ${problem}`)
    for (const each of filled) {
      for (const [failure, arrange] of Object.entries(failures)) {
        await arrange(each.page)
        note(`${each.name}, ${failure}`, await problemOf(each))
        await each.page.unroute(isSave)
      }
    }
    await ownSite.stop()
    for (const each of filled) note(`${each.name}, no server`, await problemOf(each))
    await ownSite.start()
    // Warnings are asked about first.
    for (const { name, page, form } of filled) {
      const isAnswer = (status: number) => status < 400 || status === 422
      const answer = page.waitForResponse((response) => response.request().method() === 'POST')
      const [response] = await Promise.all([answer, press(form)])
      if (!isAnswer(response.status())) note(name, `not saved: ${response.status()} ${await response.text()}`)
      await page.context().close()
    }
  }
  expect(names.length).toBeGreaterThan(FORMS ? 0 : 30)
  expect(problems).toEqual([])
})
