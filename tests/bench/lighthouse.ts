import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromium } from '../install-tools.ts'
import { startServer } from '../server-process.ts'

/**
 * `node tests/bench/lighthouse.ts`: Lighthouse's mobile run on the public pages of the demo building, and how
 * long the largest paint of /apartments takes compared with the same HTML from a server that does nothing else.
 */
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

console.log('page'.padEnd(16), 'perf a11y best seo   LCP ms  CLS   TBT ms  script KB')
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
  const result = await lighthouse(address + path, { port: chrome.port, logLevel: 'error' })
  if (!result) throw new Error('Lighthouse gave no result')
  const { categories, audits } = result.lhr
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    String(Math.round((categories[name]?.score ?? 0) * 100)).padStart(4),
  )
  const value = (audit: string) => audits[audit]?.numericValue ?? 0
  const lcp = value('largest-contentful-paint')
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
  )
  console.log(
    path.slice(0, 15).padEnd(16),
    scores.join(' '),
    String(Math.round(lcp)).padStart(7),
    value('cumulative-layout-shift').toFixed(3),
    String(Math.round(value('total-blocking-time'))).padStart(6),
    String(Math.round(scriptBytes(audits) / 1024)).padStart(6),
    failed.map(({ id }) => id).join(' '),
  )
  return lcp
}

// biome-ignore lint/suspicious/noExplicitAny: the details of an audit have no type of their own
function scriptBytes(audits: Record<string, any>): number {
  const items = audits['network-requests']?.details?.items ?? []
  return items
    .filter(({ resourceType }: { resourceType: string }) => resourceType === 'Script')
    .reduce((sum: number, { transferSize }: { transferSize: number }) => sum + transferSize, 0)
}

/** The page as it is now, and everything it asks for handed through. */
async function freeze(path: string) {
  const page = await fetch(site.address + path, { headers: { 'Accept-Encoding': 'identity' } })
  const html = (await page.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
  const server = createServer(async (request, response) => {
    if (request.url === path) return response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html)
    const answer = await fetch(site.address + request.url)
    response.setHeader('Content-Type', answer.headers.get('Content-Type') ?? '')
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() }
}
