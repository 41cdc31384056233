import { type APIRequestContext, request as requests } from '@playwright/test'
import { test as base } from 'vitest'
import { signedIn } from '../an-agent.ts'
import { credentials, type OwnSite, openOwnSite } from '../e2e/own-site.ts'

interface Fixtures {
  $file: { site: OwnSite; request: APIRequestContext; adminRequest: APIRequestContext }
}

/** The built server with a small building, requested over HTTP: for tests that need no browser. */
export const test = base.extend<Fixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the dependencies from this pattern
    async ({}, use) => {
      const site = await openOwnSite(credentials)
      await use(site)
      await site.close()
    },
    { scope: 'file' },
  ],
  request: [
    async ({ site }, use) => {
      const context = await requests.newContext({ baseURL: site.url })
      await use(context)
      await context.dispose()
    },
    { scope: 'file' },
  ],
  /** Requests of a signed-in administrator. */
  adminRequest: [
    async ({ site }, use) => {
      const cookie = await signedIn(site.backend, credentials)
      const context = await requests.newContext({
        baseURL: site.url,
        extraHTTPHeaders: { cookie },
      })
      await use(context)
      await context.dispose()
    },
    { scope: 'file' },
  ],
})

export { expect } from 'vitest'
