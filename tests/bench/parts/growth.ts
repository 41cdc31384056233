import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { adminUrlsByPattern } from '../../faults/admin-urls.ts'
import { arrangeSite } from '../../faults/site.ts'
import { growDatabase, grownIds } from '../../large-database.ts'
import { startServer } from '../../server-process.ts'
import type { Figure, Part } from '../figure.ts'

const limits = { page: 300, visitor: 50 }
/** The best of so many: the machine has other work, which makes a page slower and never faster. */
const runs = 5
/** A page is not measured again after so many milliseconds, so that all of them take a few minutes. */
const longest = 1_500
/** Of files that are downloaded only the beginning is waited for: they are as long as what they hold. */
const downloads = /\/(export|price-list|template|file)$/
const isEndless = /\/uploads\/|\/live-changes$/

export const growth: Part = {
  title: 'Pages of the admin area in a large building',
  about: `Every page of the admin area with 5,000 apartments, 100,000 enquiries and 1,000,000 changes on SQLite: the time of the whole page, and the longest that a visitor waits meanwhile who requests \`/\`, which is cached, every five milliseconds. Each is the best of at most ${runs} within ${longest / 1000} s. Of a download only the time to its first byte is measured.`,
  measure: measureGrowth,
}

async function measureGrowth(): Promise<Figure[]> {
  const site = await arrangeSite()
  await site.withBackend((backend) => growDatabase(backend))
  const server = await startServer(site.folder)
  const agent = new Agent({ keepAlive: true })
  const open: Open = (path, isDownload) =>
    openPage(isDownload ? undefined : agent, server.url + path, site.cookie)
  try {
    for (let warm = 0; warm < 50; warm++) await open('/')
    const figures: Figure[] = []
    for (const { pattern, url } of adminUrlsByPattern(site.building, grownIds)) {
      const isDownload = downloads.test(pattern)
      if (isEndless.test(url) || (await open(url, isDownload)).status !== 200) continue
      const { page, visitor } = await measurePage(open, url, isDownload)
      figures.push({
        what: `\`${pattern}\``,
        value: page,
        unit: 'ms',
        ...(!isDownload && { limit: { atMost: limits.page } }),
      })
      figures.push({
        what: `a visitor beside \`${pattern}\``,
        value: visitor,
        unit: 'ms',
        limit: { atMost: limits.visitor },
      })
    }
    return figures
  } finally {
    agent.destroy()
    server.kill('SIGTERM')
    await server.exited
    await site.remove()
  }
}

type Open = (path: string, isDownload?: boolean) => Promise<{ status: number; took: number }>

async function measurePage(
  open: Open,
  url: string,
  isDownload: boolean,
): Promise<{ page: number; visitor: number }> {
  const best = { page: Number.POSITIVE_INFINITY, visitor: Number.POSITIVE_INFINITY }
  const began = performance.now()
  for (let run = 0; run < runs && performance.now() - began < longest; run++) {
    let [isOver, waited] = [false, 0]
    const visitor = (async () => {
      while (!isOver) {
        waited = Math.max(waited, (await open('/')).took)
        await sleep(5)
      }
    })()
    const { took } = await open(url, isDownload)
    isOver = true
    await visitor
    best.page = Math.min(best.page, took)
    best.visitor = Math.min(best.visitor, waited)
  }
  return best
}

/**
 * Reads the whole page, or without `agent` until its first byte. The cookie is left out for visitors' pages, which are
 * cached for visitors only.
 */
function openPage(agent: Agent | undefined, url: string, cookie: string): ReturnType<Open> {
  const began = performance.now()
  const headers = new URL(url).pathname === '/' ? {} : { cookie }
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: agent ?? false, headers }, (response) => {
      const status = response.statusCode ?? 0
      if (!agent) {
        resolve({ status, took: performance.now() - began })
        request.destroy()
        return
      }
      response
        .resume()
        .on('end', () => resolve({ status, took: performance.now() - began }))
        .on('error', reject)
    })
    request.on('error', reject)
  })
}
