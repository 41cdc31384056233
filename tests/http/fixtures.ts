import { type APIRequestContext, request as requests } from '@playwright/test'
import { test as base } from 'vitest'
import { signedIn } from '../an-agent.ts'
import { withOwnConnections } from '../e2e/own-connections.ts'
import { credentials, type OwnSite, openRestoredSite, type RestoredSite } from '../e2e/own-site.ts'

interface Fixtures {
  $worker: { sharedSite: RestoredSite }
  $file: { site: OwnSite; request: APIRequestContext; adminRequest: APIRequestContext }
}

/** The built server with a small building, requested over HTTP: for tests that need no browser. */
export const test = base.extend<Fixtures>({
  /** All files that a process runs share one server: its start takes longer than most files. */
  sharedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the dependencies from this pattern
    async ({}, use) => {
      const site = await openRestoredSite(credentials)
      // Should the process end without closing the site, its server must not stay behind.
      const kill = () => void site.stop('SIGKILL')
      process.once('exit', kill)
      await use(site)
      process.off('exit', kill)
      await site.close()
    },
    { scope: 'worker' },
  ],
  /** Begins each file with the same rows and files. */
  site: [
    async ({ sharedSite }, use) => {
      await use(sharedSite)
      await sharedSite.restore()
    },
    { scope: 'file' },
  ],
  request: [
    async ({ site }, use) => {
      const context = await requests.newContext({ baseURL: site.url })
      await use(withOwnConnections(context))
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
      await use(withOwnConnections(context))
      await context.dispose()
    },
    { scope: 'file' },
  ],
})

export { expect } from 'vitest'
