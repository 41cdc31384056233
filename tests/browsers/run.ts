import { buildIfStale } from '../../cli/build-if-stale.ts'
import { type Count, finish } from '../count-results.ts'
import type { OwnSite } from '../e2e/own-site.ts'
import { adminSteps } from './admin-steps.ts'
import type { Driver } from './driver.ts'
import { enquirySteps } from './enquiry-steps.ts'
import { startFirefox } from './firefox.ts'
import { installBrowsers } from './install-browsers.ts'
import { navigatorSteps } from './navigator-steps.ts'
import { BrowserPage } from './page.ts'
import { publicSteps } from './public-steps.ts'
import type { BrowserStep } from './step.ts'
import { openStockedSite } from './stocked-site.ts'
import { startWebkit } from './webkit.ts'

/**
 * `npm run test:browsers`: the same steps in Firefox and WebKit, each with a built server of its own. A step fails
 * when something does not happen in time, or when the page logs an error meanwhile.
 */
const steps = [...publicSteps, ...navigatorSteps, ...enquirySteps, ...adminSteps]

/** What must be closed at the end of the run, the newest last. */
const opened: { close(): Promise<void> }[] = []

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await closeAll()
    process.exit(1)
  })

await installBrowsers()
await buildIfStale()
const counts: Count[] = []
for (const start of [startFirefox, startWebkit]) {
  try {
    counts.push(await takeThrough(start))
  } catch (error) {
    console.error(error)
    counts.push({ passed: 0, failed: 1 })
  }
  await closeAll()
}
finish(counts)

async function takeThrough(start: () => Promise<Driver>): Promise<Count> {
  const count = { passed: 0, failed: 0 }
  const site = await openStockedSite()
  opened.push(site)
  const driver = await start()
  opened.push(driver)
  console.log(`\n${driver.name}`)
  const page = new BrowserPage(driver, site.url)
  for (const step of steps) {
    const problems = await problemsOf(step, page, site)
    problems.push(...(await driver.takeErrors()))
    count[problems.length === 0 ? 'passed' : 'failed']++
    console.log([`  ${problems.length === 0 ? '✓' : '✗'} ${step.name}`, ...problems].join('\n      '))
  }
  return count
}

async function problemsOf({ run }: BrowserStep, page: BrowserPage, site: OwnSite): Promise<string[]> {
  try {
    await run(page, site)
    return []
  } catch (error) {
    return [String(error)]
  }
}

async function closeAll(): Promise<void> {
  for (const each of opened.splice(0).reverse()) await each.close().catch(console.error)
}
