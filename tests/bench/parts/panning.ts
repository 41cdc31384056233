import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, devices, type Page } from '@playwright/test'
import { readConfig } from '../../../backend/config.ts'
import { addApartment } from '../../../backend/data/apartments.ts'
import { type Backend, openBackend } from '../../../backend/open.ts'
import { newApartment } from '../../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { statuses } from '../../../domain/status.ts'
import { drawPlan, rectangle } from '../../e2e/drawn-plan.ts'
import { chromium as executablePath } from '../../install-tools.ts'
import { publishSite } from '../../publish-site.ts'
import { startServer } from '../../server-process.ts'
import { type Figure, median, type Part } from '../figure.ts'

const outlines = 1000
const slowdown = 4
const seconds = 4

export const panning: Part = {
  title: 'Panning a floor plan',
  about: `A plan with ${outlines} outlines on a phone whose processor is slowed ${slowdown} times, panned in circles for ${seconds} seconds; the page counts its own frames. Chromium draws without a graphics card here.`,
  measure: measurePanning,
}

async function measurePanning(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-bench-'))
  const backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: false })
  await backend.auth.setAdmin({ email: 'admin@example.com', password: 'sea-breeze' })
  await arrangePlan(backend)
  await publishSite(backend)
  const server = await startServer(folder)
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  try {
    const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
    const page = await browser.newPage({ ...phone, serviceWorkers: 'block' })
    await page.goto(`${server.url}/navigator/1/1`)
    // Scripts are loaded at the first sign of a visitor.
    await page.mouse.move(10, 10)
    await page.getByRole('button', { name: 'На цял екран', disabled: false }).waitFor()
    const cdp = await page.context().newCDPSession(page)
    const middle = await middleOf(page)
    await zoomIn(cdp, middle)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.waitForTimeout(500)
    const zoomed = await middleOf(page)
    const gaps = await panFor(page, cdp, middle)
    const moved = await middleOf(page)
    if (moved.x === zoomed.x && moved.y === zoomed.y) throw new Error('The plan did not move')
    const shown = await page.locator('svg polygon[fill^=url]').count()
    const sum = gaps.reduce((total, gap) => total + gap, 0)
    return [
      {
        what: 'frames per second',
        value: (gaps.length * 1000) / sum,
        // The display shows 60 frames in slightly more or less than a second.
        limit: { atLeast: 59.5 },
        from: `${shown} outlines, half of the frames within ${median(gaps).toFixed(1)} ms, the longest ${Math.max(...gaps).toFixed(1)} ms`,
      },
    ]
  } finally {
    await browser.close()
    await backend.close()
    server.kill('SIGTERM')
    await server.exited
    rmSync(folder, { recursive: true })
  }
}

async function arrangePlan(backend: Backend): Promise<void> {
  const apartments: [string, ReturnType<typeof rectangle>][] = []
  for (let index = 0; index < outlines; index++) {
    const number = String(index + 1)
    const status = statuses[index % statuses.length] ?? 'available'
    await addApartment(backend.db, { ...newApartment(defaultBuilding), number, status, area: 50 })
    apartments.push([number, rectangle((index % 40) * 30, Math.floor(index / 40) * 32, 27, 29)])
  }
  await drawPlan(backend, { entrance: '1', floor: 1 }, apartments)
}

interface Point {
  x: number
  y: number
}

async function middleOf(page: Page): Promise<Point> {
  const box = await page.getByRole('img', { name: 'Етажен план' }).boundingBox()
  if (!box) throw new Error('There is no plan')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function touch(cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) {
  await cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
}

async function zoomIn(cdp: CDPSession, { x, y }: Point): Promise<void> {
  const pair = (apart: number) => [-apart, apart].map((by) => ({ x: x + by, y }))
  await touch(cdp, 'touchStart', pair(30))
  for (const apart of [45, 60, 75]) await touch(cdp, 'touchMove', pair(apart))
  await touch(cdp, 'touchEnd', [])
}

/** A finger moves in circles while the page counts its own frames. */
async function panFor(page: Page, cdp: CDPSession, { x, y }: Point): Promise<number[]> {
  const counted = page.evaluate(countFrames, seconds * 1000)
  let done = false
  counted.then(() => {
    done = true
  })
  await touch(cdp, 'touchStart', [{ x, y }])
  for (let step = 0; !done; step++)
    await touch(cdp, 'touchMove', [{ x: x + 90 * Math.sin(step / 8), y: y + 60 * (Math.cos(step / 8) - 1) }])
  await touch(cdp, 'touchEnd', [])
  return counted
}

/** Runs in the page: returns the milliseconds between its frames. */
function countFrames(length: number): Promise<number[]> {
  return new Promise((resolve) => {
    const gaps: number[] = []
    const start = performance.now()
    let last = start
    const frame = (now: number) => {
      gaps.push(now - last)
      last = now
      if (now - start < length) requestAnimationFrame(frame)
      else resolve(gaps.slice(1))
    }
    requestAnimationFrame(frame)
  })
}
