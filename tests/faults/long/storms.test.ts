import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addApartment } from '../../../backend/data/apartments.ts'
import { newApartment } from '../../../domain/apartment/apartment.ts'
import { floorsOf } from '../../../domain/building/building.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { type Nginx, startNginx } from '../../engines/nginx.ts'
import { type ServerProcess, startServer } from '../../server-process.ts'
import { sendRequest } from '../send-request.ts'
import { arrangeSite, type Site } from '../site.ts'
import {
  openConnection,
  requestText,
  sendByStreams,
  sendRepeatedly,
  uncachedList,
  watchResponseTimes,
} from '../storms.ts'

const apartmentCount = 150
const maxWait = 1000
const watched = ['/', '/health', '/health/alive']
const token = 'only-for-this-test'

const floors = floorsOf(defaultBuilding)

let site: Site
let server: ServerProcess
let nginx: Nginx

beforeAll(async () => {
  site = await arrangeSite()
  await site.withBackend(async ({ db }) => {
    for (let number = 100; number < 100 + apartmentCount; number++)
      await addApartment(db, {
        ...newApartment(defaultBuilding),
        number: String(number),
        floor: floors[number % floors.length] ?? 1,
        price: 60_000 + 731 * number,
        area: 40 + (number % 70),
      })
  })
  server = await startServer(site.folder, { TRUST_PROXY: '1', METRICS_TOKEN: token })
  nginx = await startNginx({ upstream: server.url })
  // The authentication library is loaded by the first request with a session, which takes longer.
  await sendRequest(`${server.url}/admin/apartments`, { headers: { cookie: site.cookie } })
})

afterAll(async () => {
  await nginx.stop()
  server.kill('SIGTERM')
  await server.exited
  await site.remove()
})

async function readMetric(name: string): Promise<number> {
  const { text } = await sendRequest(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return Number(
    text
      .split('\n')
      .find((socket) => socket.startsWith(`${name} `))
      ?.split(' ')[1] ?? 0,
  )
}

/** Runs the storm, and asserts that other clients get pages without a long wait meanwhile. */
async function expectNobodyDelayed(url: string, storm: () => Promise<void>): Promise<void> {
  for (const path of watched) expect((await sendRequest(url + path)).status, path).toBe(200)
  const others = watchResponseTimes(url, watched)
  // The watching thread needs a moment to start.
  await sleep(1000)
  await storm()
  const { longest, failures } = await others.stop()
  console.info(JSON.stringify(longest))
  expect(failures).toEqual([])
  for (const path of watched) expect(longest[path], path).toBeLessThan(maxWait)
}

const countFrom = (first: number) => {
  let number = first
  return () => uncachedList(number++)
}

describe.each([
  ['without a proxy', () => server.url, 0],
  ['behind nginx', () => nginx.url, 20_000],
] as const)('pages are sent to other visitors within the limit, %s, during', (_, url, first) => {
  const nextList = countFrom(first)

  test.each([
    ['that were never requested', nextList],
    ['whose amounts mean the same', () => `/apartments?maxPrice=1${Math.floor(Math.random() * 100_000)}`],
  ])('1,500 pipelined requests on one connection for lists %s', async (_, path) => {
    await expectNobodyDelayed(url(), async () => {
      const socket = await openConnection(url())
      socket.resume()
      socket.write(Array.from({ length: 1500 }, () => requestText(url(), path())).join(''))
      await sleep(8000)
      socket.destroy()
    })
  })

  test('50 connections that request unknown URLs', async () => {
    await expectNobodyDelayed(url(), async () => {
      const before = await readMetric('sgrada_page_render_duration_seconds_count')
      let number = 0
      const storm = sendRepeatedly(url(), 50, () => `/unknown-${first}-${number++}`)
      await sleep(5000)
      const statuses = await storm.stop()
      expect([...statuses.keys()]).toEqual([404])
      expect(statuses.get(404)).toBeGreaterThan(500)
      expect((await readMetric('sgrada_page_render_duration_seconds_count')) - before).toBeLessThanOrEqual(2)
    })
  })

  test('20 connections that request uncached lists; admins can work meanwhile', async () => {
    await expectNobodyDelayed(url(), async () => {
      const adminWatch = watchResponseTimes(url(), ['/admin/apartments'], { cookie: site.cookie })
      const storm = sendRepeatedly(url(), 20, nextList)
      await sleep(8000)
      const statuses = await storm.stop()
      expect(statuses.get(200)).toBeGreaterThan(20)
      const { longest, failures } = await adminWatch.stop()
      expect(failures).toEqual([])
      expect(longest['/admin/apartments']).toBeLessThan(2 * maxWait)
    })
  })

  test.each(['sgrada.x=1', 'sgrada.session_token=made-up.signature'])(
    '20 connections that send the cookie %s',
    async (cookie) => {
      await expectNobodyDelayed(url(), async () => {
        const before = await readMetric('sgrada_page_render_duration_seconds_count')
        const storm = sendRepeatedly(url(), 20, () => '/apartments', { Cookie: cookie })
        await sleep(5000)
        await storm.stop()
        expect((await readMetric('sgrada_page_render_duration_seconds_count')) - before).toBeLessThanOrEqual(
          2,
        )
      })
    },
  )

  test('300 clients that disconnect after 30 ms: nothing is rendered for them', async () => {
    await expectNobodyDelayed(url(), async () => {
      const before = await readMetric('sgrada_page_render_duration_seconds_count')
      await Promise.all(
        Array.from({ length: 300 }, async () => {
          const socket = await openConnection(url())
          socket.write(requestText(url(), nextList()))
          await sleep(30)
          socket.destroy()
        }),
      )
      await sleep(3000)
      expect((await readMetric('sgrada_page_render_duration_seconds_count')) - before).toBeLessThan(60)
    })
  })

  test('50 requests at once, repeatedly', async () => {
    await expectNobodyDelayed(url(), async () => {
      const paths = Array.from({ length: 500 }, nextList)
      if (url().startsWith('https:')) expect(await sendByStreams(url(), 50, paths)).toContain(200)
      else {
        const storm = sendRepeatedly(url(), 50, nextList)
        await sleep(8000)
        expect((await storm.stop()).get(200)).toBeGreaterThan(20)
      }
    })
  })
})

test('six connections that request files and never read them delay nobody, and open few files', async () => {
  const memory = () => Number(readFileSync(`/proc/${server.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1])
  const files = () => readdirSync(`/proc/${server.pid}/fd`).length
  const before = { files: files(), memory: memory() }
  await expectNobodyDelayed(server.url, async () => {
    const lines = await Promise.all(Array.from({ length: 6 }, () => openConnection(server.url)))
    for (const socket of lines) {
      socket.pause()
      socket.write(requestText(server.url, site.building.photo).repeat(1000))
    }
    await sleep(5000)
    expect(files() - before.files).toBeLessThan(60)
    expect(memory() - before.memory).toBeLessThan(200 * 1024)
    for (const socket of lines) socket.destroy()
  })
})

test('passwords guessed from sixty networks delay nobody', async () => {
  await expectNobodyDelayed(server.url, async () => {
    const end = Date.now() + 6000
    const guess = (network: number, number: number) =>
      fetch(`${server.url}/admin/login`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': `203.0.${network}.7`, Origin: server.url },
        body: new URLSearchParams({ email: `guess-${number}@example.com`, password: 'not-the-right-one' }),
      }).then((response) => response.status)
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, network) => {
        const statuses = []
        for (let number = 0; Date.now() < end; number++) statuses.push(await guess(network, number))
        return statuses
      }),
    )
    expect(statuses.flat().every((status) => status === 401 || status === 429)).toBe(true)
  })
})
