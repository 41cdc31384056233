import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Console errors of a page without a connection. */
export const noConnection = /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/

/** The URLs in the service worker's cache, without the host. */
export function cachedUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys())
        found.push(url.replace(location.origin, ''))
    }
    return found
  })
}

export async function untilCached(page: Page, ...urls: string[]): Promise<void> {
  await expect.poll(() => cachedUrls(page)).toEqual(expect.arrayContaining(urls))
}

export async function untilControlled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** Opens a tab whose page errors are collected. */
export async function newTab(context: BrowserContext, problems: string[]): Promise<Page> {
  const tab = await context.newPage()
  tab.on('pageerror', (error) => problems.push(String(error)))
  return tab
}
