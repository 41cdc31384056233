/**
 * Times the filling tool and rows of places in Chromium, on the built server: `npm run build`, then
 * `node cli/run.mjs tests/plan-reading/time-in-browser.ts [floor|rows|reading]`. It prints what it measures and has no limits, since other
 * work of the machine counts, too; for the threads of the page it also prints the time that a processor spent on them.
 * A scripted person takes `pace` to aim at the next thing before each press.
 */
import { Readable } from 'node:stream'
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { addApartment } from '../../backend/data/apartments.ts'
import { addFloorPlan, listFloorPlans, updateFloorPlan } from '../../backend/data/plans/floor-plans.ts'
import { setParkingPlan } from '../../backend/data/plans/parking-plans.ts'
import { loadSharp } from '../../backend/images/load-sharp.ts'
import type { Backend } from '../../backend/open.ts'
import { demoBuilding } from '../../demo/building-record.ts'
import { rasterise } from '../../demo/drawing/rasterise.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { floorPlanPath, parkingPlanPath, storedUrl } from '../../domain/files/stored-path.ts'
import type { PlanImage } from '../../domain/floor-plan/floor-plan.ts'
import type { Point } from '../../domain/geometry/polygon.ts'
import { signedIn } from '../an-agent.ts'
import { median } from '../bench/figure.ts'
import { credentials, openOwnSite } from '../e2e/own-site.ts'
import { chromium as executablePath } from '../install-tools.ts'
import { type DrawnHome, demoFloor } from './plan-case.ts'

/** Milliseconds to read a number and to move the hand to the next thing: an unhurried person with a mouse. */
const pace = 1200
/** A floor of the demo building, in a building without other homes there. */
const place = { entrance: '1', floor: 6 } as const
const large = { width: 5000, height: 4000 }

const site = await openOwnSite(credentials, { prepare: addDemoFloor })
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
try {
  const { backend } = site
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  await context.addCookies(asCookies(await signedIn(backend, credentials), site.url))
  const parts = { floor: timeFloor, rows: timeRows, reading: timeReading }
  for (const [name, time] of Object.entries(parts))
    if (name.startsWith(process.argv[2] ?? '')) await time(context, backend)
} finally {
  await browser.close()
  await site.close()
}

function asCookies(header: string, url: string) {
  return header.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url }
  })
}

/** The plan of the demo's floor with its homes, which have no outlines. */
async function addDemoFloor(backend: Backend): Promise<void> {
  const sharp = await loadSharp()
  const { svg, homes } = demoFloor(place.entrance, place.floor)
  const drawn = await rasterise(svg)
  const { width, height } = await sharp(drawn).metadata()
  const image = { ...(await storeImage(backend, drawn)), imageWidth: width, imageHeight: height }
  await addFloorPlan(backend.db, place, image)
  for (const index of homes.keys()) {
    const number = `${place.floor}0${index + 1}`
    await addApartment(backend.db, { ...newApartment(demoBuilding), ...place, number, area: 70 })
  }
}

async function storeImage({ files }: Backend, image: Buffer): Promise<{ imageUrl: string }> {
  const path = floorPlanPath(place.entrance, place.floor, String(Date.now()), 'plan.png')
  await files.put(path, Readable.from([image]), { contentType: 'image/png' })
  return { imageUrl: storedUrl(path) }
}

/** A plan of 5,000×4,000 pixels: how long it takes to be read, what it blocks, and how soon a click is answered. */
async function timeReading(context: BrowserContext, backend: Backend): Promise<void> {
  const sharp = await loadSharp()
  const { svg, homes } = demoFloor(place.entrance, place.floor)
  const drawn = await sharp(Buffer.from(svg)).resize({ width: large.width }).png().toBuffer()
  const { height: drawnHeight } = await sharp(drawn).metadata()
  const whole = sharp(drawn).extend({ bottom: large.height - drawnHeight, background: '#ffffff' })
  const stored = await storeImage(backend, await whole.png().toBuffer())
  const image = { ...stored, imageWidth: large.width, imageHeight: large.height }
  await giveImage(backend, image)

  const page = await openEditor(context)
  await page.waitForLoadState('networkidle')
  const cold = await traced(page, () =>
    timed(async () => {
      await page.getByRole('button', { name: 'Запълване', exact: true }).click()
      await page.getByLabel('Ширина на вратите').waitFor()
    }),
  )
  const filled = await traced(page, async () => {
    const clicks: number[] = []
    for (const home of homes) {
      const at = await onScreen(canvasOf(page), heartOf(home), image, large.width / 2400)
      clicks.push(
        await timed(async () => {
          await page.mouse.click(at.x, at.y)
          await page.locator('[data-proposal] polygon').waitFor()
        }),
      )
      await page.keyboard.press('Escape')
      await page.locator('[data-proposal]').waitFor({ state: 'detached' })
    }
    return clicks
  })
  const clicks = filled.result
  console.log(`a plan of ${large.width}×${large.height} px`)
  console.log(`  from the press of the tool until it is read: ${cold.result.toFixed()} ms; ${cold.threads}`)
  console.log(
    `  from a click to its outline: the first ${clicks[0]?.toFixed()} ms (gaps are closed), others ${median(clicks.slice(1)).toFixed()} ms`,
  )
  console.log(`  all ${clicks.length} of them: ${filled.threads}`)
  await page.close()
}

/** A person outlines a floor of the demo building anew: find all, assign by numbers, save. */
async function timeFloor(context: BrowserContext, backend: Backend): Promise<void> {
  const plan = await planHere(backend)
  const { homes } = demoFloor(place.entrance, place.floor)
  const page = await openEditor(context)
  const press = presser(page)
  const names = await page.getByRole('region', { name: 'Апартаменти на етажа' }).getByRole('listitem').count()
  const spent = await timed(async () => {
    await press(page.getByRole('button', { name: 'Запълване', exact: true }))
    await press(page.getByRole('button', { name: 'Намери всички' }))
    await page.locator('[data-offered]').first().waitFor()
    for (const home of homes) {
      await page.waitForTimeout(pace)
      const at = await onScreen(canvasOf(page), heartOf(home), plan, 1)
      await page.mouse.click(at.x, at.y)
    }
    await press(page.getByRole('button', { name: 'Запази', exact: true }))
    await page.getByText('Етажният план е запазен успешно!').waitFor()
  })
  const saved = (await planHere(backend)).outlines.filter(({ apartmentId }) => apartmentId !== null)
  console.log(`a floor with ${names} homes, ${pace} ms for each move: ${(spent / 1000).toFixed(1)} s`)
  console.log(`  outlined and linked: ${saved.length}`)
  await page.close()
}

/** 140 places in 14 rows: a rectangle, the last place, their number, and „Постави реда“. */
async function timeRows(context: BrowserContext, backend: Backend): Promise<void> {
  const sharp = await loadSharp()
  const size = { width: 2400, height: 1600 }
  const path = parkingPlanPath(-1, String(Date.now()))
  const picture = sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
  await backend.files.put(path, Readable.from([await picture.png().toBuffer()]), { contentType: 'image/png' })
  const image = { imageUrl: storedUrl(path), imageWidth: size.width, imageHeight: size.height }
  await setParkingPlan(backend.db, -1, image)
  const page = await context.newPage()
  await page.goto(`${site.url}/admin/parking/plans?level=-1`)
  const level = page.getByRole('group', { name: 'Чертеж на нивото' })
  await page.getByRole('button', { name: 'Ред', exact: true }).waitFor()
  const before = await page.getByRole('button', { name: /^Контур на паркомясто/ }).count()
  const press = presser(page)
  const panel = page.getByRole('region', { name: 'Ред паркоместа' })
  const spent = await timed(async () => {
    await press(page.getByRole('button', { name: 'Ред', exact: true }))
    for (let row = 0; row < 14; row++) {
      const [x, y] = [100 + (row % 2) * 1150, 60 + Math.floor(row / 2) * 215]
      for (const [right, down] of [
        [0, 0],
        [90, 180],
        [990, 90],
      ] as const) {
        await page.waitForTimeout(pace)
        const at = await onScreen(level, { x: x + right, y: y + down }, image, 1)
        await page.mouse.click(at.x, at.y)
      }
      await page.waitForTimeout(pace)
      await panel.getByLabel('Брой места').fill('10')
      await page.waitForTimeout(pace)
      await panel.getByLabel('Първи номер').fill(`N-${String(row * 10 + 1).padStart(3, '0')}`)
      await press(panel.getByRole('button', { name: 'Постави реда' }))
      await panel.waitFor({ state: 'detached' })
    }
    await press(page.getByRole('button', { name: 'Запази', exact: true }))
    await page.getByText('Планът на нивото е запазен.').waitFor()
  })
  const placed = (await page.getByRole('button', { name: /^Контур на паркомясто/ }).count()) - before
  console.log(`${placed} places by rows, ${pace} ms for each move: ${(spent / 1000).toFixed(1)} s`)
  await page.close()
}

async function openEditor(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${site.url}/admin/floor-plans?entrance=${place.entrance}&floor=${place.floor}`)
  await page.getByRole('button', { name: 'Запълване', exact: true }).waitFor()
  return page
}

function canvasOf(page: Page): Locator {
  return page.getByRole('group', { name: 'Чертеж на етажа' })
}

function presser(page: Page) {
  return async (button: Locator) => {
    await page.waitForTimeout(pace)
    await button.click()
  }
}

/** The middle of the largest room, where a person clicks. */
function heartOf({ rooms }: DrawnHome): Point {
  const sizes = rooms.map(({ contour }) => {
    const xs = contour.map(({ x }) => x)
    return Math.max(...xs) - Math.min(...xs)
  })
  return rooms[sizes.indexOf(Math.max(...sizes))]?.heart ?? { x: 0, y: 0 }
}

async function onScreen(canvas: Locator, { x, y }: Point, image: PlanImage, scale: number): Promise<Point> {
  const box = await canvas.boundingBox()
  if (!box) throw new Error('There is no plan')
  return {
    x: box.x + (x * scale * box.width) / image.imageWidth,
    y: box.y + (y * scale * box.height) / image.imageHeight,
  }
}

async function planHere({ db }: Backend) {
  const [plan] = (await listFloorPlans(db, place)).filter(({ floor }) => floor === place.floor)
  if (!plan) throw new Error('The plan is gone')
  return plan
}

async function giveImage(backend: Backend, image: PlanImage): Promise<void> {
  const plan = await planHere(backend)
  await updateFloorPlan(backend.db, plan.id, plan.revision, [], { image: { ...image, texts: [] } })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds by the clock, and those that a processor spent. */
  dur?: number
  tdur?: number
  args: { name?: string }
}

/** Does something, and says how long the page's own thread was blocked at most and what its workers computed. */
async function traced<Result>(page: Page, work: () => Promise<Result>) {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  const result = await work()
  // A task is traced when it ends, which is after the page has got its reply.
  await page.waitForTimeout(1000)
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  const threads = new Map(
    traceEvents.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' ? [[`${pid} ${tid}`, args.name ?? '']] : [],
    ),
  )
  const tasksOf = (name: string) =>
    traceEvents.filter(
      (event) => /RunTask$/.test(event.name) && threads.get(`${event.pid} ${event.tid}`)?.startsWith(name),
    )
  const most = (values: readonly number[]) => (Math.max(0, ...values) / 1000).toFixed()
  const own = tasksOf('CrRendererMain')
  const computed = tasksOf('DedicatedWorker').reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
  return {
    result,
    threads: `the worker computed ${computed.toFixed()} ms, the page's thread was blocked for ${most(own.map(({ dur = 0 }) => dur))} ms at most, of which a processor spent ${most(own.map(({ tdur = 0 }) => tdur))} ms`,
  }
}
