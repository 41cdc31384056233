import { execFileSync } from 'node:child_process'
import { type DemoSite, openDemoSite } from '../demo-site.ts'
import type { BenchOptions, Figure, Part } from '../figure.ts'
import { requireWrk, wrk } from '../load/wrk.ts'
import { processMemory } from '../process-memory.ts'

const pages = ['/apartments', '/', '/navigator/1/3', '/parking', '/apartments?view=cards']
const load = { connections: 256, seconds: 10, headers: { 'accept-encoding': 'gzip' } }

export const loadedMemory: Part = {
  title: 'Memory after five rounds of wrk',
  about: `The resident memory of the built server after wrk has requested ${pages.length} cached pages for ${load.seconds} seconds each, with ${load.connections} connections and a line of log for every request, which a pipe takes. Compared with an earlier release, measured in the same run, where one was given.`,
  async measure({ before }: BenchOptions) {
    requireWrk()
    const { now, most } = await measureMemory()
    const figures: Figure[] = [
      { what: 'memory after five rounds', value: now, unit: 'MB', limit: { atMost: 260 } },
      { what: 'the most during them', value: most, unit: 'MB' },
    ]
    if (before === undefined) return figures
    const then = await measureMemory(before)
    const commit = execFileSync('git', ['-C', before, 'rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
    }).trim()
    const from = `${then.now.toFixed(0)} MB then`
    return [
      ...figures,
      { what: `memory after five rounds, relative to ${commit}`, value: now / then.now, from },
    ]
  },
}

async function measureMemory(release = '.'): Promise<{ now: number; most: number }> {
  const site = await openDemoSite(release, { LOG_LEVEL: 'info' })
  try {
    for (const page of pages) await loadPage(site, page)
    const { now, most } = processMemory(site.pid)
    return { now: now / 1024, most: most / 1024 }
  } finally {
    await site.close()
  }
}

async function loadPage({ url }: DemoSite, page: string): Promise<void> {
  await (await fetch(url + page)).arrayBuffer()
  const rate = await wrk(url + page, load)
  console.log(`  ${page}: ${rate.toFixed(0)} per second`)
}
