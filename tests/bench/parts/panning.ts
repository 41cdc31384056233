import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { readConfig } from '../../../backend/config.ts'
import { addApartment } from '../../../backend/data/apartments.ts'
import { type Backend, openBackend } from '../../../backend/open.ts'
import { newApartment } from '../../../domain/apartment/apartment.ts'
import { statuses } from '../../../domain/status.ts'
import { drawPlan, rectangle } from '../../e2e/drawn-plan.ts'
import { chromium as executablePath } from '../../install-tools.ts'
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
  const server = await startServer(folder)
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(`${server.address}/navigator/1/1`)
    await page.getByRole('button', { name: 'Увеличи' }).click({ clickCount: 4 })
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.waitForTimeout(500)
    const gaps = await panFor(page)
    const shown = await page.locator('svg polygon[fill^=url]').count()
    const sum = gaps.reduce((total, gap) => total + gap, 0)
    return [
      {
        what: 'frames a second',
        value: (gaps.length * 1000) / sum,
        // The display counts 60 in a little more or less than a second.
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
  const homes: [string, ReturnType<typeof rectangle>][] = []
  for (let index = 0; index < outlines; index++) {
    const number = String(index + 1)
    const status = statuses[index % statuses.length] ?? 'available'
    await addApartment(backend.db, { ...newApartment, number, status, area: 50 })
    homes.push([number, rectangle((index % 40) * 30, Math.floor(index / 40) * 32, 27, 29)])
  }
  await drawPlan(backend, { entrance: '1', floor: 1 }, homes)
}

/** Real mouse moves in circles; the page counts its own frames meanwhile. */
async function panFor(page: Page): Promise<number[]> {
  const counted = page.evaluate(
    (length) =>
      new Promise<number[]>((resolve) => {
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
      }),
    seconds * 1000,
  )
  const plan = await page.getByRole('group', { name: /план/i }).first().boundingBox()
  const [x, y] = plan ? [plan.x + plan.width / 2, plan.y + plan.height / 2] : [195, 420]
  await page.mouse.move(x, y)
  await page.mouse.down()
  let done = false
  counted.then(() => {
    done = true
  })
  for (let step = 0; !done; step++)
    await page.mouse.move(x + 90 * Math.sin(step / 8), y + 60 * Math.cos(step / 8))
  await page.mouse.up()
  return counted
}
