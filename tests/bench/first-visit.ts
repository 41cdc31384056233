import { chromium as browserType } from '@playwright/test'
import { chromium } from '../install-tools.ts'
import { openDemoSite } from './demo-site.ts'

/**
 * `node tests/bench/first-visit.ts`: what a phone that was never here asks for on the home page, the list and an
 * apartment, in this order: requests, and kilobytes as they travel.
 */
const site = await openDemoSite()
const browser = await browserType.launch({ executablePath: chromium, args: ['--no-sandbox'] })
const page = await browser.newPage({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  // It would answer in place of the server.
  serviceWorkers: 'block',
})
const network = await page.context().newCDPSession(page)
await network.send('Network.enable')
/** What comes from the browser's own cache costs the server nothing. */
const asked = new Set<string>()
let [requests, bytes] = [0, 0]
network.on('Network.responseReceived', ({ requestId, response }) => {
  if (!response.fromDiskCache) asked.add(requestId)
})
network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
  if (!asked.has(requestId)) return
  requests++
  bytes += encodedDataLength
})

for (const path of ['/', '/apartments', 'first apartment']) {
  ;[requests, bytes] = [0, 0]
  if (path.startsWith('/')) await page.goto(site.url + path)
  else await page.locator('tbody a[href^="/apartments/"]').first().click()
  // Scripts come when the page has rested for a while, then the live connection.
  await page.waitForTimeout(7000)
  console.log(`${path}: ${requests} requests, ${Math.round(bytes / 1024)} KB`)
}
await browser.close()
await site.close()
