import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { type LaunchedChrome, launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { listApartments } from '../../../backend/data/apartments.ts'
import { listParkingSpots } from '../../../backend/data/parking-spots.ts'
import { chromium } from '../../install-tools.ts'
import { type DemoSite, openDemoSite } from '../demo-site.ts'
import { type Figure, median, type Part } from '../figure.ts'

const runs = 5
const otherScores = ['accessibility', 'best-practices', 'seo']

export const phone: Part = {
  title: 'On a phone',
  about: `Lighthouse's mobile run on every public page of the demo building: a first visit, which makes its pictures (decision 009), then the median of ${runs}. The largest paint is compared with that of the same HTML, packed and without scripts, from a server that does nothing else, visited in turn.`,
  async measure() {
    const site = await openDemoSite()
    const chrome = await launch({
      chromePath: chromium,
      chromeFlags: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-sync',
      ],
    })
    try {
      const figures: Figure[] = []
      for (const path of await publicPages(site)) figures.push(...(await measurePage(site, chrome, path)))
      return figures
    } finally {
      await chrome.kill()
      await site.close()
    }
  },
}

async function publicPages({ backend: { db } }: DemoSite): Promise<string[]> {
  const [apartment] = await listApartments(db)
  const [spot] = await listParkingSpots(db)
  return [
    '/',
    '/apartments',
    `/apartments/${apartment?.id}`,
    '/navigator',
    '/navigator/1/3',
    '/parking',
    `/parking/${spot?.id}`,
    '/stores',
    '/contact',
    '/privacy',
  ]
}

async function measurePage(site: DemoSite, { port }: LaunchedChrome, path: string): Promise<Figure[]> {
  const still = await freeze(site.address, path)
  const visits: Record<'ours' | 'frozen', Result[]> = { ours: [], frozen: [] }
  // The first round makes its pictures.
  for (let round = 0; round <= runs; round++) {
    visits.ours.push(await visit(site.address + path, port))
    visits.frozen.push(await visit(still.address + path, port))
  }
  still.close()
  const [ours, frozen] = [visits.ours.slice(1), visits.frozen.slice(1)]
  const name = path.replace(/[0-9a-f-]{36}/, ':id')
  const paints = [ours, frozen].map((all) => median(all.map(largestPaint))) as [number, number]
  const scores = ours.map((one) => scoreOf(one, 'performance'))
  return [
    {
      what: `\`${name}\`: performance`,
      value: median(scores),
      limit: { atLeast: 98 },
      from: scores.join(', '),
    },
    {
      what: `\`${name}\`: the least of accessibility, best practices and search engines`,
      value: Math.min(...ours.flatMap((one) => otherScores.map((category) => scoreOf(one, category)))),
      limit: { atLeast: 100 },
    },
    {
      what: `\`${name}\`: largest paint, to that of a static file`,
      value: paints[0] / paints[1],
      limit: { atMost: 1.1 },
      from: `${paints.map((paint) => paint.toFixed(0)).join(' to ')} ms`,
    },
  ]
}

async function visit(address: string, port: number): Promise<Result> {
  const result = await lighthouse(address, { port, logLevel: 'error' })
  if (!result) throw new Error('Lighthouse gave no result')
  return result.lhr
}

function scoreOf({ categories }: Result, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100)
}

function largestPaint({ audits }: Result): number {
  return audits['largest-contentful-paint']?.numericValue ?? Number.NaN
}

/** The page as it is now, without scripts, packed once; everything it asks for is handed through, packed as well. */
async function freeze(site: string, path: string) {
  const page = await fetch(site + path)
  const html = brotliCompressSync((await page.text()).replaceAll(/<script[\s\S]*?<\/script>/g, ''))
  const kept = new Map<string, { type: string; body: Buffer; isPacked: boolean }>()
  const server = createServer(async ({ url = '', headers }, response) => {
    if (url === path) {
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .setHeader('Content-Encoding', 'br')
        .end(html)
      return
    }
    const answer = kept.get(url) ?? (await handThrough(site + url, headers.accept))
    kept.set(url, answer)
    response.setHeader('Content-Type', answer.type)
    if (answer.isPacked) response.setHeader('Content-Encoding', 'br')
    response.end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() }
}

async function handThrough(address: string, accept = '') {
  const answer = await fetch(address, { headers: { Accept: accept } })
  const type = answer.headers.get('Content-Type') ?? ''
  const body = Buffer.from(await answer.arrayBuffer())
  const isPacked = type.startsWith('text/') || type.startsWith('image/svg')
  return { type, isPacked, body: isPacked ? brotliCompressSync(body) : body }
}
