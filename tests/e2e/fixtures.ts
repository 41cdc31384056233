import { test as base, expect, type Page } from '@playwright/test'
import { signedIn } from '../an-agent.ts'
import { withOwnConnections } from './own-connections.ts'
import { credentials, type OwnSite, openOwnSite, openRestoredSite } from './own-site.ts'
import { recordRequests } from './record-requests.ts'

type Cookies = { name: string; value: string; url: string }[]

interface WorkerFixtures {
  site: SharedSite
  adminCookies: Cookies
}

/** Serves one file of tests after the other, each with the same initial data. */
interface SharedSite extends OwnSite {
  adminCookies: Cookies
  /**
   * Called before each test, and by `beforeAll`, which runs before that. Only the first call for a file has an
   * effect.
   */
  begin(file: string): Promise<void>
}

interface TestFixtures {
  /** Console errors that this test expects. Any other fails it. */
  expectedErrors: RegExp[]
  signedInPage: Page
  /** A server for one test alone, which may stop and start it. */
  ownSite: OwnSite
  ownData: undefined
}

/**
 * React Router aborts a data request that a newer one replaces. When the response has begun to arrive, its decoder
 * (vendor/turbo-stream-v2, `decode`) leaves the promise for the rest of it without a handler.
 */
const replacedRequest = 'AbortError: signal is aborted without reason'

/** Each worker has a built server of its own on a temporary data folder with a small building. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern
    async ({}, use) => {
      let adminCookie = ''
      const site = await openRestoredSite(credentials, {
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

  context: ({ context }, use) => {
    withOwnConnections(context.request)
    return use(context)
  },

  request: ({ request }, use) => use(withOwnConnections(request)),

  page: async ({ page, expectedErrors, javaScriptEnabled }, use, test) => {
    const requests = recordRequests(page)
    if (javaScriptEnabled) waitForScripts(page)
    const unexpected: string[] = []
    const note = (message: string) => {
      if (!expectedErrors.some((pattern) => pattern.test(message))) unexpected.push(message)
    }
    page.on('pageerror', (error) => String(error) !== replacedRequest && note(String(error)))
    page.on(
      'console',
      (message) => message.type() === 'error' && note(`${message.text()} ${message.location().url}`),
    )
    // Firefox logs every violation of the Content-Security-Policy to its console, Chromium only some.
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error('Against the policy:', violatedDirective, blockedURI),
      ),
    )
    await use(page)
    // Thrown as an error, the requests are printed with the failure at the end of the report.
    if (test.status !== test.expectedStatus) throw new Error([requests(), ...unexpected].join('\n'))
    expect(unexpected).toEqual([])
  },

  ownSite: async ({ page }, use) => {
    const site = await openOwnSite(credentials)
    await use(site)
    // A page that is still open would log an error when the server stops.
    await page.close()
    await site.close()
  },

  signedInPage: async ({ page, adminCookies }, use) => {
    await page.context().addCookies(adminCookies)
    await use(page)
  },
})

export { credentials, expect }

/** Makes `goto` wait until React has hydrated the page, which starts at the visitor's first input. */
export function waitForScripts(page: Page): void {
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
