import { chromium as browserType } from '@playwright/test'
import { chromium } from '../install-tools.ts'
import { openDemoSite } from './demo-site.ts'

/**
 * `node tests/bench/first-visit.ts`: what a phone with an empty cache requests on the home page, the list and
 * an apartment, in this order: number of requests, and kilobytes as transferred.
 */
const site = await openDemoSite()
const browser = await browserType.launch({ executablePath: chromium, args: ['--no-sandbox'] })
const page = await browser.newPage({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  // A service worker would respond in place of the server.
  serviceWorkers: 'block',
})
const network = await page.context().newCDPSession(page)
await network.send('Network.enable')
/** Ids of requests that the server has responded to. Responses from the browser's cache do not count. */
const fetched = new Set<string>()
let [requests, bytes] = [0, 0]
network.on('Network.responseReceived', ({ requestId, response }) => {
  if (!response.fromDiskCache) fetched.add(requestId)
})
network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
  if (!fetched.has(requestId)) return
  requests++
  bytes += encodedDataLength
})

for (const path of ['/', '/apartments', 'first apartment']) {
  ;[requests, bytes] = [0, 0]
  if (path.startsWith('/')) await page.goto(site.url + path)
  else await page.locator('tbody a[href^="/apartments/"]').first().click()
  // Scripts are loaded once the page has been idle for a while, and the live connection is opened after them.
  await page.waitForTimeout(7000)
  console.log(`${path}: ${requests} requests, ${Math.round(bytes / 1024)} KB`)
}
await browser.close()
await site.close()
