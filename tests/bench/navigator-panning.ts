import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { readConfig } from '../../backend/config.ts'
import { addApartment } from '../../backend/data/apartments.ts'
import { openBackend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { statuses } from '../../domain/status.ts'
import { drawPlan, rectangle } from '../e2e/drawn-plan.ts'
import { chromium as executablePath } from '../install-tools.ts'
import { startServer } from '../server-process.ts'

/**
 * Frames a second while panning a plan with 1000 outlines on a CPU slowed four times.
 * node tests/bench/navigator-panning.ts (after a build)
 */
const outlines = 1000
const slowdown = 4
const seconds = 4

const folder = mkdtempSync(join(tmpdir(), 'sgrada-bench-'))
const backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: false })
await backend.auth.setAdmin({ email: 'admin@example.com', password: 'sea-breeze' })
await arrangePlan()
const server = await startServer(folder)
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})

try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${server.address}/navigator/1/1`)
  await page.getByRole('button', { name: 'Увеличи' }).click({ clickCount: 4 })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.waitForTimeout(500)
  const gaps = await panFor(page)
  const shown = await page.locator('svg polygon[fill^=url]').count()
  const late = gaps.filter((gap) => gap > 1000 / 60 + 4).length
  console.log(
    [
      `${shown} outlines, CPU slowed ${slowdown}x, ${seconds} s of panning:`,
      `${((gaps.length * 1000) / sum(gaps)).toFixed(1)} frames per second,`,
      `median gap ${median(gaps).toFixed(1)} ms, longest ${Math.max(...gaps).toFixed(1)} ms,`,
      `${late} of ${gaps.length} frames late`,
    ].join(' '),
  )
} finally {
  await browser.close()
  await backend.close()
  server.kill('SIGTERM')
  await server.exited
  rmSync(folder, { recursive: true })
}

async function arrangePlan(): Promise<void> {
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
  await page.mouse.move(500, 500)
  await page.mouse.down()
  let done = false
  counted.then(() => {
    done = true
  })
  for (let step = 0; !done; step++) {
    await page.mouse.move(500 + 150 * Math.sin(step / 8), 500 + 120 * Math.cos(step / 8))
  }
  await page.mouse.up()
  return counted
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
