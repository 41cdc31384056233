import { type BrowserContext, chromium as browserType, type Locator, type Page } from '@playwright/test'
import { listApartments } from '../../backend/data/apartments.ts'
import { parkingText } from '../../text/public/bg/parking.ts'
import { site as siteText } from '../../text/public/bg/site.ts'
import { chromium } from '../install-tools.ts'
import { openDemoSite } from './demo-site.ts'

/**
 * `node tests/bench/first-taps.ts`: what a visitor's first tap does on a phone with slow 4G and a CPU slowed
 * four times, from 0.3 to 5 s after the page has loaded: before, while and after its scripts arrive. A tap
 * misfires when it opens nothing, the wrong thing or another document, or when what it opened closes again.
 */
const moments = [0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.2, 1.5, 1.8, 2.1, 2.5, 3, 3.5, 4.2, 5]
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const slowdown = 4
/** How many milliseconds the page must stay as the tap has left it. */
const quietTime = 2500

interface Target {
  path: string
  tapped(page: Page): Locator
  opened(page: Page): Locator
}

const site = await openDemoSite()
const [apartment] = await listApartments(site.backend.db)
const targets: Record<string, Target> = {
  photo: {
    path: `/apartments/${apartment?.id}`,
    tapped: (page) => page.locator('a[href*="photo=1"]'),
    opened: (page) => page.locator('dialog:modal'),
  },
  plan: {
    path: '/parking',
    tapped: (page) => page.getByRole('link', { name: parkingText.enlarge }),
    opened: (page) => page.locator('dialog:modal'),
  },
  outline: {
    path: '/navigator/1/1',
    tapped: (page) => page.locator('svg a[href*="apartment="]').first(),
    opened: (page) => page.locator('#selected-apartment a[href^="/apartments/"]'),
  },
  menu: {
    path: '/',
    tapped: (page) => page.locator('header summary').filter({ hasText: siteText.menu }).last(),
    opened: (page) => page.locator('header details[open] nav'),
  },
}

const browser = await browserType.launch({ executablePath: chromium, args: ['--no-sandbox'] })
let misfires = 0
for (const [name, target] of Object.entries(targets)) {
  const waits: string[] = []
  for (const moment of moments) waits.push(await inNewContext((page) => firstTap(page, target, moment)))
  console.log(name.padEnd(8), waits.join(' '))
}
console.log(`${misfires} misfires of ${Object.keys(targets).length * moments.length} first taps`)
await browser.close()
await site.close()

/** Returns how many seconds it took until the page showed what was tapped. */
async function firstTap(page: Page, target: Target, moment: number): Promise<string> {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })
  await page.goto(site.url + target.path)
  const loaded = Date.now()
  const { x, y } = await positionOf(target.tapped(page))
  await page.waitForTimeout(Math.max(0, loaded + moment * 1000 - Date.now()))
  const tapped = Date.now()
  await page.touchscreen.tap(x, y)
  const opened = await target
    .opened(page)
    .waitFor({ timeout: 15_000 })
    .then(() => `${((Date.now() - tapped) / 1000).toFixed(1)}`)
    .catch(() => 'nothing')
  await page.waitForTimeout(quietTime)
  const isRight = opened !== 'nothing' && documents === 1 && (await target.opened(page).isVisible())
  if (!isRight) misfires++
  return isRight ? opened : `(${opened}, ${documents} documents)`
}

async function positionOf(element: Locator): Promise<{ x: number; y: number }> {
  await element.evaluate((node) => node.scrollIntoView({ block: 'center' }))
  const box = await element.boundingBox()
  if (!box) throw new Error('nothing to tap')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Runs the visit with an empty browser cache. */
async function inNewContext<T>(visit: (page: Page) => Promise<T>): Promise<T> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const result = await visit(page)
  await context.close()
  return result
}
