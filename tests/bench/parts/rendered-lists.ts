import { execFileSync } from 'node:child_process'
import { Agent, get } from 'node:http'
import { type DemoSite, openDemoSite } from '../demo-site.ts'
import { type BenchOptions, type Figure, median, type Part } from '../figure.ts'
import { processorSeconds } from '../process-memory.ts'

/** The first rounds warm the servers up, while V8 still optimizes, and are not counted. */
const warmUp = 4
const rounds = 8
const pagesInRound = 100
const clients = 4
const views = { table: '', cards: '&view=cards' }

export const renderedLists: Part = {
  title: 'Lists with a new filter',
  about: `\`/apartments\` with filters that nobody has asked for before, and which leave most of the 117 homes in the list: each page is rendered. ${rounds} rounds of ${pagesInRound} pages with gzip, requested by ${clients} clients; processor time is that of the whole process, with compression and garbage collection. Compared with an earlier release, requested in turn, where one was given.`,
  async measure({ before }: BenchOptions) {
    const site = await openDemoSite()
    const earlier = before === undefined ? undefined : await openDemoSite(before)
    try {
      const figures: Figure[] = []
      for (const [view, query] of Object.entries(views))
        figures.push(...(await compare(view, query, site, earlier, before)))
      return figures
    } finally {
      await earlier?.close()
      await site.close()
    }
  },
}

interface Round {
  perSecond: number
  perProcessorSecond: number
}

async function compare(
  view: string,
  query: string,
  site: DemoSite,
  earlier: DemoSite | undefined,
  before = '',
): Promise<Figure[]> {
  const [ours, theirs]: [Round[], Round[]] = [[], []]
  for (let round = -warmUp; round < rounds; round++) {
    const list = Array.from({ length: pagesInRound }, (_, index) => filterUrl(round + warmUp, index) + query)
    const now = await render(site, list)
    const then = earlier && (await render(earlier, list))
    if (round < 0) continue
    ours.push(now)
    if (then) theirs.push(then)
  }
  const rate = (rounds: Round[], of: keyof Round) => median(rounds.map((round) => round[of]))
  const what = `\`/apartments\` as ${view}`
  const figures: Figure[] = [
    { what: `${what}, new filters`, value: rate(ours, 'perSecond'), unit: 'per second' },
    {
      what: `${what}, in a second of processor time`,
      value: rate(ours, 'perProcessorSecond'),
      unit: 'pages',
    },
  ]
  if (theirs.length === 0) return figures
  const commit = execFileSync('git', ['-C', before, 'rev-parse', '--short', 'HEAD'], {
    encoding: 'utf8',
  }).trim()
  const times = (of: keyof Round) => ({
    value: rate(ours, of) / rate(theirs, of),
    limit: { atLeast: 2.5 },
    from: `${rate(theirs, of).toFixed(0)} then`,
  })
  return [
    ...figures,
    { what: `${what}, relative to ${commit}: times as many`, ...times('perSecond') },
    {
      what: `${what}, relative to ${commit}, by processor time: times as many`,
      ...times('perProcessorSecond'),
    },
  ]
}

/** Every combination leaves most homes in the list, and none is the same page as another by its canonical amounts. */
function filterUrl(round: number, index: number): string {
  const at = round * pagesInRound + index
  const [least, most] = [20 + (at % 31), 200 - (Math.floor(at / 31) % 61)]
  return `/apartments?minPrice=${10_000 + (at % 97) * 700}&maxPrice=${400_000 - at * 90}&minArea=${least}&maxArea=${most}`
}

async function render({ url, pid }: DemoSite, list: string[]): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const waiting = [...list]
  const [begun, before] = [performance.now(), processorSeconds(pid)]
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await getPage(agent, url + next)
    }),
  )
  const round = {
    perSecond: list.length / ((performance.now() - begun) / 1000),
    perProcessorSecond: list.length / (processorSeconds(pid) - before),
  }
  agent.destroy()
  return round
}

function getPage(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} returned ${response.statusCode}`))
      response.resume().on('end', resolve).on('error', reject)
    }).on('error', reject)
  })
}
