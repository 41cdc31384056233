import { describe, expect, test } from 'vitest'
import { statuses } from '../../../domain/status.ts'
import { startServer } from '../../server-process.ts'
import { adminUrls } from '../admin-urls.ts'
import { engines } from '../engines.ts'
import { type ExchangeOutcome, exchange } from '../malformed/exchange.ts'
import { oddRequest, type RawRequest } from '../malformed/odd-request.ts'
import { createRandom } from '../malformed/random.ts'
import { postForm, sendRequest } from '../send-request.ts'
import { arrangeSite, type Site } from '../site.ts'
import { measurable, stableMemory } from '../stable-memory.ts'
import { secret } from '../stocked-building.ts'
import { type StoredContent, storedContent } from '../stored-content.ts'

interface LogLine {
  level: number
  msg: string
}

const welcome = /^(Sgrada is running| {2}(Website|Back office|E-mail|Password) .*|)$/
const error = 50

/** Returns what a server printed after its startup banner that is no JSON or is an error. */
function suspectLines(output: string): string[] {
  return output.split('\n').filter((line) => !welcome.test(line) && !isQuiet(line))
}

function isQuiet(line: string): boolean {
  try {
    return (JSON.parse(line) as LogLine).level < error
  } catch {
    return false
  }
}

const requests = 10_000
const warmUp = 2000
const atOnce = 8
/**
 * Megabytes by which memory may grow: the heap, and the resident memory of the process, whose allocator does
 * not return everything that was freed.
 */
const heapMargin = 16
const processMargin = 192

/** Sends this number of requests, some of them at once. The same seed gives the same requests. */
async function sendOdd(
  site: Site,
  url: string,
  { count, seed }: { count: number; seed: number },
  judge: (request: RawRequest, outcome: ExchangeOutcome) => void,
): Promise<void> {
  const random = createRandom(seed)
  const port = Number(new URL(url).port)
  const session = { cookie: site.cookie, paths: harmlessUrls() }
  let left = count
  const work = async () => {
    while (left-- > 0) {
      const request = oddRequest(random, session)
      judge(request, await exchange(port, request))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** Admin URLs with unknown ids, so that a plain DELETE finds nothing, and without the one that signs out. */
function harmlessUrls(): string[] {
  const none = 'none'
  return adminUrls({
    apartmentId: none,
    parkingSpotId: none,
    storeId: none,
    floorPlanId: none,
    parkingPlanId: none,
    viewId: none,
    enquiryId: none,
    photo: none,
  }).filter((url) => url !== '/admin/sign-out')
}

function tally(outcomes: Map<string, number>, { status }: ExchangeOutcome): void {
  outcomes.set(String(status), (outcomes.get(String(status)) ?? 0) + 1)
}

/** Leaves out the apartment that the administrator changes meanwhile. */
function withoutApartment(content: StoredContent, id: string): StoredContent {
  const apartments = content.apartments as { id: string }[]
  return { ...content, apartments: apartments.filter((row) => row.id !== id) }
}

describe.each(engines)('on $name', (engine) => {
  test(`${requests} malformed requests neither stop the server nor change anything`, async () => {
    const site = await arrangeSite({ engine })
    const env = { ...site.env, ...measurable, LOG_LEVEL: 'info', TRUST_PROXY: '1' }
    const server = await startServer(site.folder, env)
    const { apartmentId } = site.building
    try {
      await sendOdd(site, server.url, { count: warmUp, seed: 1 }, () => {})
      const memoryBefore = await stableMemory(server)
      const before = withoutApartment(await site.withBackend(storedContent), apartmentId)

      const failures: string[] = []
      const outcomes = new Map<string, number>()
      const judge = (request: RawRequest, outcome: ExchangeOutcome) => {
        tally(outcomes, outcome)
        if (outcome.status === 'silent' || Number(outcome.status) >= 500)
          failures.push(`${outcome.status}: ${request.what}`)
        if (!request.signedIn && outcome.text.includes(secret)) failures.push(`revealed: ${request.what}`)
      }
      let revision = 3
      for (let round = 0; round < 100; round++) {
        await sendOdd(site, server.url, { count: requests / 100, seed: 1000 + round }, judge)
        const form = {
          id: apartmentId,
          revision: String(revision++),
          status: statuses[revision % 3] ?? 'sold',
          confirmed: 'sale-missing',
        }
        const headers = { cookie: site.cookie }
        const response = await postForm(`${server.url}/admin/apartments.data`, form, headers)
        expect(response.status, `a proper change in between: ${response.text}`).toBe(200)
      }
      console.log(engine.name, Object.fromEntries([...outcomes].sort()))
      expect.soft(failures).toEqual([])
      expect.soft(suspectLines(server.output()).slice(0, 20)).toEqual([])
      expect((await sendRequest(`${server.url}/health`)).status).toBe(200)
      expect(withoutApartment(await site.withBackend(storedContent), apartmentId)).toEqual(before)
      const memory = await stableMemory(server)
      console.log('memory before and after, in megabytes:', memoryBefore, memory)
      expect(memory.heap - memoryBefore.heap).toBeLessThan(heapMargin)
      expect(memory.rss - memoryBefore.rss).toBeLessThan(processMargin)
    } finally {
      server.kill('SIGTERM')
      expect.soft(await server.exited).toBe(0)
      await site.remove()
    }
  })
})
