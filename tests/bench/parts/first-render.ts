import { execFileSync } from 'node:child_process'
import { Agent, get } from 'node:http'
import { type DemoSite, openDemoSite } from '../demo-site.ts'
import { type BenchOptions, type Figure, median, type Part } from '../figure.ts'

const pages = ['/apartments', '/', '/navigator/1/3']
const samples = 100
const warmUp = 40

export const firstRender: Part = {
  title: 'The first page after a change',
  about: `How long a visitor waits for a page that has to be rendered, with gzip: the median of ${samples}, one request at a time, each after a commit that makes the cached page stale. Compared with an earlier release, requested in turn, where one was given.`,
  async measure({ before }: BenchOptions) {
    const site = await openDemoSite()
    const earlier = before === undefined ? undefined : await openDemoSite(before)
    try {
      const figures: Figure[] = []
      for (const page of pages) figures.push(...(await compare(page, site, earlier, before)))
      return figures
    } finally {
      await earlier?.close()
      await site.close()
    }
  },
}

async function compare(
  page: string,
  site: DemoSite,
  earlier: DemoSite | undefined,
  before = '',
): Promise<Figure[]> {
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let sample = -warmUp; sample < samples; sample++) {
    const now = await timeOne(site, page)
    const then = earlier && (await timeOne(earlier, page))
    if (sample < 0) continue
    ours.push(now)
    if (then !== undefined) theirs.push(then)
  }
  const time: Figure = { what: `\`${page}\` after a change`, value: median(ours), unit: 'ms' }
  if (theirs.length === 0) return [time]
  const commit = execFileSync('git', ['-C', before, 'rev-parse', '--short', 'HEAD'], {
    encoding: 'utf8',
  }).trim()
  const limit = page === pages[0] ? { limit: { atLeast: 1.5 } } : {}
  return [
    time,
    {
      what: `\`${page}\`, relative to ${commit}: times as fast`,
      value: median(theirs) / median(ours),
      from: `${median(theirs).toFixed(1)} ms then`,
      ...limit,
    },
  ]
}

const agent = new Agent({ keepAlive: true })

async function timeOne({ url, backend }: DemoSite, page: string): Promise<number> {
  await backend.db.write(['apartments', 'settings'], async () => {})
  const begun = performance.now()
  await new Promise<void>((resolve, reject) => {
    get(url + page, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${page} returned ${response.statusCode}`))
      response.resume().on('end', resolve).on('error', reject)
    }).on('error', reject)
  })
  return performance.now() - begun
}
