import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listApartmentItems } from '../../../backend/data/apartments.ts'
import { sendRepeatedly, uncachedList, type Watched, watchResponseTimes } from '../../faults/storms.ts'
import { type DemoSite, openDemoSite } from '../demo-site.ts'
import type { BenchOptions, Figure, Part } from '../figure.ts'
import { processMemory } from '../process-memory.ts'

const networks = 14
const connectionsOfEach = 8
const seconds = 10
const watched = ['/', '/health', '/apartments', '/compare']

type NextPath = (number: number) => string

export const storms: Part = {
  title: 'Storms',
  about: `What a visitor from elsewhere waits for the home page and the list (cached), for \`/health\` and for a page that is rendered for him (\`/compare\` without homes), in milliseconds: 95 of 100 wait at most as long as the figure. Beside it the longest round of the server's event loop, in processor time of its main thread, which is what nobody can get past. Meanwhile ${networks} networks with ${connectionsOfEach} connections each request pages that no cache has, for ${seconds} seconds, from the same two cores.`,
  async measure({ before }: BenchOptions) {
    const figures = await measureRelease('.', '')
    return before === undefined ? figures : [...figures, ...(await measureRelease(before, ', before'))]
  },
}

async function measureRelease(release: string, when: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-rounds-'))
  const rounds = join(folder, 'longest')
  const site = await openDemoSite(release, {
    TRUST_PROXY: '1',
    ROUNDS_FILE: rounds,
    NODE_OPTIONS: `--import ${resolve('tests/bench/load/loop-rounds.ts')}`,
  })
  const longestRound = async () => {
    if (site.pid !== undefined) process.kill(site.pid, 'SIGUSR2')
    await sleep(2000)
    return Number(readFileSync(rounds, 'utf8'))
  }
  try {
    const ids = (await listApartmentItems(site.backend.db)).map(({ id }) => id)
    const some = (number: number, count: number) =>
      Array.from({ length: count }, (_, n) => ids[(number * (2 * n + 1) + n) % ids.length]).join(',')
    const pages: Record<string, NextPath | undefined> = {
      nothing: undefined,
      '`/compare`': (number) => `/compare?ids=${some(number, 4)}`,
      '`/favourites`': (number) => `/favourites?ids=${some(number, 30)}`,
      filters: uncachedList,
    }
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(pages)) {
      await longestRound()
      const { waits } = await duringStorm(site, path)
      const value = await longestRound()
      figures.push({ what: `storm on ${name}: longest round of the event loop${when}`, value, unit: 'ms' })
      for (const page of watched) figures.push(figureOf(`storm on ${name}: \`${page}\`${when}`, waits[page]))
      const memory = processMemory(site.pid).most / 1024
      figures.push({ what: `storm on ${name}: memory at most until then${when}`, value: memory, unit: 'MB' })
    }
    return figures
  } finally {
    await site.close()
    rmSync(folder, { recursive: true })
  }
}

async function duringStorm({ url }: DemoSite, path: NextPath | undefined): Promise<Watched> {
  let number = 0
  const next = () => path?.(number++)
  const others = watchResponseTimes(url, watched, { 'X-Forwarded-For': '203.0.113.9' })
  // The watching thread needs a moment to start.
  await sleep(2000)
  const senders = Array.from({ length: networks }, (_, network) =>
    sendRepeatedly(url, connectionsOfEach, next, { 'X-Forwarded-For': `198.18.${network}.1` }),
  )
  await sleep(seconds * 1000)
  const seen = await others.stop()
  await Promise.all(senders.map((sender) => sender.stop()))
  if (seen.failures.length > 0) throw new Error(`A visitor got ${seen.failures[0]}`)
  return seen
}

function figureOf(what: string, waits: number[] = []): Figure {
  const sorted = waits.toSorted((a, b) => a - b)
  const share = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN
  const from = `half within ${share(0.5)} ms, the longest ${share(1)} ms, of ${sorted.length}`
  return { what, value: share(0.95), unit: 'ms', from }
}
