import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from '../install-tools.ts'
import { startServer } from '../server-process.ts'

/**
 * `node tests/bench/lighthouse.ts`: Lighthouse's mobile run on the public pages of the demo building, and how
 * long the largest paint of /apartments takes compared with the same HTML from a server that does nothing else.
 * Each page: a first visit, which makes its pictures (decision 009), then the median of three runs by their score.
 */
const runs = 3

const folder = mkdtempSync(join(tmpdir(), 'sgrada-lighthouse-'))
const site = await startServer(folder, { DEMO: 'on' })
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

const list = await (await fetch(`${site.address}/apartments`)).text()
const apartment = list.match(/\/apartments\/[0-9a-f-]{36}/)?.[0] ?? ''
const frozen = await freeze('/apartments')

console.log('page'.padEnd(16), 'performance   a11y best  seo  LCP ms  CLS   TBT ms  script KB')
for (const path of ['/', '/apartments', apartment, '/parking', '/stores']) await measure(site.address, path)
const live = await measure(site.address, '/apartments')
const still = await measure(frozen.address, '/apartments')
console.log(`LCP of /apartments against the same page as a static file: ${(live / still).toFixed(2)}x`)

await chrome.kill()
frozen.close()
site.kill('SIGTERM')
await site.exited
rmSync(folder, { recursive: true })

async function measure(address: string, path: string): Promise<number> {
  await visit(address + path)
  const results = []
  while (results.length < runs) results.push(await visit(address + path))
  results.sort((one, other) => performanceOf(one) - performanceOf(other))
  const { categories, audits } = results[Math.floor(runs / 2)] as Result
  const scores = ['accessibility', 'best-practices', 'seo'].map((name) => percent(categories[name]?.score))
  const value = (audit: string) => audits[audit]?.numericValue ?? 0
  const lcp = value('largest-contentful-paint')
  console.log(
    path.slice(0, 15).padEnd(16),
    results.map((each) => percent(performanceOf(each))).join(''),
    '',
    scores.join(' '),
    String(Math.round(lcp)).padStart(7),
    value('cumulative-layout-shift').toFixed(3),
    String(Math.round(value('total-blocking-time'))).padStart(6),
    String(Math.round(scriptBytes(audits) / 1024)).padStart(6),
  )
  return lcp
}

async function visit(address: string): Promise<Result> {
  const result = await lighthouse(address, { port: chrome.port, logLevel: 'error' })
  if (!result) throw new Error('Lighthouse gave no result')
  return result.lhr
}

function performanceOf({ categories }: Result): number {
  return categories.performance?.score ?? 0
}

function percent(score: number | null | undefined): string {
  return String(Math.round((score ?? 0) * 100)).padStart(4)
}

function scriptBytes(audits: Result['audits']): number {
  const details = audits['network-requests']?.details
  const items = details?.type === 'table' ? details.items : []
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0)
}

/** The page as it is now, without scripts, packed once; everything it asks for is handed through, packed as well. */
async function freeze(path: string) {
  const page = await fetch(site.address + path)
  const html = brotliCompressSync((await page.text()).replaceAll(/<script[\s\S]*?<\/script>/g, ''))
  const server = createServer(async ({ url = '', headers }, response) => {
    if (url === path) {
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .setHeader('Content-Encoding', 'br')
        .end(html)
      return
    }
    const answer = await fetch(site.address + url, { headers: { Accept: headers.accept ?? '' } })
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('Content-Type') ?? ''
    response.setHeader('Content-Type', type)
    if (!type.startsWith('text/')) return response.end(body)
    response.setHeader('Content-Encoding', 'br').end(brotliCompressSync(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() }
}
