import { test as base, expect, type Page } from '@playwright/test'
import { signedIn } from '../an-agent.ts'
import { noteRequests } from './note-requests.ts'
import { credentials, type OwnSite, openOwnSite } from './own-site.ts'

type Cookies = { name: string; value: string; url: string }[]

interface WorkerFixtures {
  site: SharedSite
  adminCookies: Cookies
}

/** Serves one file of tests after the other; each begins with the same data. */
interface SharedSite extends OwnSite {
  adminCookies: Cookies
  /** Called before each test, and by `beforeAll`, which runs before that: only the first call for a file does something. */
  begin(file: string): Promise<void>
}

interface TestFixtures {
  /** Console errors that this test expects: any other fails it. */
  expectedErrors: RegExp[]
  signedInPage: Page
  /** A server for one test alone, which may stop and start it. */
  ownSite: OwnSite
  ownData: undefined
}

/**
 * React Router gives up a data request that a newer one replaces. When the answer has begun to arrive, its decoder
 * (vendor/turbo-stream-v2, `decode`) leaves the promise for the rest of it without anybody to catch it.
 */
const replacedRequest = 'AbortError: signal is aborted without reason'

/** Each worker has a built server of its own on a temporary data folder with a small building in it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern
    async ({}, use) => {
      let adminCookie = ''
      const site = await openOwnSite(credentials, {
        prepare: async (backend) => {
          adminCookie = await signedIn(backend, credentials)
        },
      })
      let current: string | undefined
      await use({
        ...site,
        adminCookies: adminCookie.split('; ').map((pair) => {
          const [name = '', ...value] = pair.split('=')
          return { name, value: value.join('='), url: site.url }
        }),
        async begin(file) {
          if (current !== undefined && current !== file) await site.restore()
          current = file
        },
      })
      await site.close()
    },
    { scope: 'worker' },
  ],

  adminCookies: [({ site }, use) => use(site.adminCookies), { scope: 'worker' }],

  ownData: [
    async ({ site }, use, { file }) => {
      await site.begin(file)
      await use(undefined)
    },
    { auto: true },
  ],

  baseURL: ({ site }, use) => use(site.url),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern
  expectedErrors: ({}, use) => use([]),

  page: async ({ page, expectedErrors, javaScriptEnabled }, use, test) => {
    const requests = noteRequests(page)
    if (javaScriptEnabled) waitForScripts(page)
    const unexpected: string[] = []
    const note = (message: string) => {
      if (!expectedErrors.some((pattern) => pattern.test(message))) unexpected.push(message)
    }
    page.on('pageerror', (error) => String(error) !== replacedRequest && note(String(error)))
    page.on('console', (message) => message.type() === 'error' && note(message.text()))
    // Firefox says all of them in its console, Chromium only some.
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error('Against the policy:', violatedDirective, blockedURI),
      ),
    )
    await use(page)
    // As one more error, it stands with the failure at the end of the report.
    if (test.status !== test.expectedStatus) throw new Error([requests(), ...unexpected].join('\n'))
    expect(unexpected).toEqual([])
  },

  ownSite: async ({ page }, use) => {
    const site = await openOwnSite(credentials)
    await use(site)
    // A page that is still open would complain in its console that the server has gone.
    await page.close()
    await site.close()
  },

  signedInPage: async ({ page, adminCookies }, use) => {
    await page.context().addCookies(adminCookies)
    await use(page)
  },
})

export { credentials, expect }

/** People are slower than tests: a page counts as open once React has taken it over, at the first sign of one. */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (...args) => {
    const response = await goto(...args)
    await page.evaluate(() => dispatchEvent(new Event('pointermove')))
    await page.evaluate(async () => {
      const isTakenOver = () => Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))
      while (!isTakenOver()) await new Promise((resolve) => setTimeout(resolve, 20))
    })
    return response
  }
}

export async function signIn(page: Page, { email, password } = credentials): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Имейл').fill(email)
  await page.getByLabel('Парола').fill(password)
  await page.getByRole('button', { name: 'Вход' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Табло' })).toBeVisible()
}
