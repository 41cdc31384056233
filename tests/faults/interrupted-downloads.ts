import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { strToU8, zipSync } from 'fflate'
import { expect } from 'vitest'
import { feedAccess } from '../../backend/data/key-access.ts'
import { listPaperTemplates } from '../../backend/data/papers/papers.ts'
import { getCompanySettings, saveCompanySettings } from '../../backend/data/settings.ts'
import { calendarAccess } from '../../backend/data/users/calendar-keys.ts'
import { findUserByEmail } from '../../backend/data/users/find-users.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import type { EngineUnderTest } from './engines.ts'
import { createRandom, type FuzzRandom } from './malformed/random.ts'
import { putFile, sendRequest } from './send-request.ts'
import { administrator, arrangeSite, type Site } from './site.ts'
import { measurable } from './stable-memory.ts'
import { testImage } from './stocked-building.ts'
import { openConnection, requestText } from './storms.ts'

/** A server, and everything that it sends a body for. */
interface Downloads {
  site: Site
  server: ServerProcess
  paths: string[]
  /** For uploads that are interrupted, too. */
  image: Buffer
  close(): Promise<void>
}

const atOnce = 8
/** So long that no connection takes all of it before it is read. */
const largeImage = { width: 2400, height: 1800 }

/** Interrupts each download so many times, and finds as much open afterwards as before. */
export async function expectInterruptionsForgotten(engine: EngineUnderTest, times: number): Promise<void> {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
  console.info(`SEED=${seed}`)
  const downloads = await openDownloads(engine)
  try {
    await readAll(downloads)
    const before = descriptorsOf(downloads.server)
    await interruptAll(downloads, times, seed)
    await expectNothingLeftOpen(downloads, before)
    await readAll(downloads)
  } finally {
    await downloads.close()
  }
}

async function openDownloads(engine: EngineUnderTest): Promise<Downloads> {
  const site = await arrangeSite({ engine })
  const { photo, brochure, apartmentId } = site.building
  const server = await startServer(site.folder, { ...site.env, ...measurable, TRUST_PROXY: '1' })
  const upload = async (target: string, body: Buffer) => {
    const { status, text } = await putFile(`${server.url}/admin/uploads/${target}`, site.cookie, body)
    expect(status, text).toBe(201)
    return JSON.parse(text).url as string
  }
  const image = await testImage(largeImage.width, largeImage.height)
  const large = await upload('media', image)
  const plan = await upload('floorPlan?entrance=1&floor=2', await testImage(1800, 1200))
  await upload('paperTemplate?kind=offer', smallDocx())
  const { feedKey, calendarKey, template } = await site.withBackend(async ({ db }) => {
    const company = await getCompanySettings(db)
    await saveCompanySettings(db, company.revision, { ...company.values, publicPriceList: true })
    await feedAccess.open(db)
    const calendar = calendarAccess((await findUserByEmail(db, administrator.email))?.id ?? '')
    await calendar.open(db)
    const [template] = await listPaperTemplates(db)
    return { feedKey: (await feedAccess.get(db)).key, calendarKey: (await calendar.get(db)).key, template }
  })
  const paths = [
    ...[photo, large, brochure, plan],
    ...[photo, large, plan].map((url) => `${url}?w=640`),
    `/apartments/${apartmentId}/card.pdf`,
    '/price-list.pdf',
    '/previews/site.jpg',
    `/previews/apartments/${apartmentId}.jpg`,
    `/feed.xml?key=${feedKey}`,
    `/feed.json?key=${feedKey}`,
    '/progress.xml',
    '/sitemap.xml',
    '/robots.txt',
    `/calendar/${calendarKey}.ics`,
    '/live',
    '/sw.js',
    '/favicon.svg',
    '/apartments',
    '/admin/apartments',
    '/admin/live-changes',
    '/admin/contacts/export',
    '/admin/apartments/export',
    '/admin/apartments/price-list',
    `/admin/documents/${template?.id}`,
  ]
  return {
    site,
    server,
    paths,
    image,
    async close() {
      server.kill('SIGTERM')
      await server.exited
      await site.remove()
    },
  }
}

/** The least that Word opens, with one placeholder. */
function smallDocx(): Buffer {
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
  const text =
    '<w:document xmlns:w="http://w"><w:body><w:p><w:r><w:t>{цена}</w:t></w:r></w:p></w:body></w:document>'
  return Buffer.from(zipSync({ '[Content_Types].xml': strToU8(types), 'word/document.xml': strToU8(text) }))
}

const isStream = (path: string) => path.includes('/live')

/** Each response is read to its end once, so that images are made, threads run and connections of the pools are open. */
async function readAll({ server, paths, site }: Downloads): Promise<void> {
  for (const path of paths.filter((path) => !isStream(path))) {
    const headers = { cookie: site.cookie, connection: 'close' }
    expect((await sendRequest(server.url + path, { headers })).status, path).toBe(200)
  }
}

/**
 * Requests every path `times` times and goes away at a random moment: before the request is read, while it is worked
 * on, while the response arrives. Some ask for a part, for the headers only, or for what they have already.
 */
async function interruptAll(downloads: Downloads, times: number, seed: number): Promise<void> {
  const random = createRandom(seed)
  for (const path of downloads.paths) {
    const typical = await timeOf(downloads, path)
    for (let count = 0; count < times; count += atOnce)
      await Promise.all(
        Array.from({ length: Math.min(atOnce, times - count) }, () =>
          interrupt(downloads, path, typical, random),
        ),
      )
    await collectGarbage(downloads.server)
  }
  for (let count = 0; count < times; count += 4) await interruptUpload(downloads, random)
}

/** In milliseconds, but not longer than makes sense to wait for. */
async function timeOf({ server, site }: Downloads, path: string): Promise<number> {
  if (isStream(path)) return 5
  const started = performance.now()
  await sendRequest(server.url + path, { headers: { cookie: site.cookie, connection: 'close' } })
  return Math.min(performance.now() - started, 20)
}

async function interrupt(
  { server, site }: Downloads,
  path: string,
  typical: number,
  random: FuzzRandom,
): Promise<void> {
  const headers: Record<string, string> = {
    // Limits that count networks are not what is tried here.
    'X-Forwarded-For': `203.${random.integer(200)}.${random.integer(256)}.7`,
    ...(path.startsWith('/admin') && { Cookie: site.cookie }),
    ...(random.chance(30) && { 'Accept-Encoding': random.pick(['br', 'gzip']) }),
    ...(random.chance(15) && { Range: random.pick(['bytes=0-99', 'bytes=100-', 'bytes=999999999-']) }),
    ...(random.chance(10) && { 'If-None-Match': '*' }),
  }
  const socket = await openConnection(server.url)
  const text = requestText(server.url, path, headers)
  socket.write(random.chance(15) ? text.replace('GET', 'HEAD') : text)
  await waitForMoment(socket, typical, random)
  if (random.chance(50)) socket.destroy()
  else socket.resetAndDestroy()
}

async function interruptUpload({ server, site, image }: Downloads, random: FuzzRandom): Promise<void> {
  const socket = await openConnection(server.url)
  const headers = {
    Cookie: site.cookie,
    'X-Upload-Id': crypto.randomUUID(),
    'X-File-Name': 'photo.jpg',
    'Content-Length': String(image.length),
  }
  socket.write(requestText(server.url, '/admin/uploads/media', headers).replace('GET', 'PUT'))
  socket.write(image.subarray(0, random.integer(image.length)))
  await sleep(random.integer(10))
  socket.destroy()
}

async function waitForMoment(socket: Socket, typical: number, random: FuzzRandom): Promise<void> {
  const moment = random.integer(4)
  if (moment === 0) for (let turns = random.integer(4); turns > 0; turns--) await turn()
  else if (moment < 3) await sleep(random.integer(Math.ceil(2 * typical)))
  else await Promise.race([once(socket, 'data'), once(socket, 'close'), sleep(5 * typical)])
}

/** The files that the server has open, and its connections; not what threads that come and go have for themselves. */
function descriptorsOf({ pid }: ServerProcess): string[] {
  const links = readdirSync(`/proc/${pid}/fd`).flatMap((descriptor) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${descriptor}`)]
    } catch {
      return []
    }
  })
  return links.flatMap((link) =>
    link.startsWith('socket:') ? 'connection' : link.startsWith('/') ? link : [],
  )
}

/** After garbage was collected, too: a handle that nobody owns any more would end the process then. */
async function expectNothingLeftOpen({ server, site }: Downloads, before: string[]): Promise<void> {
  const left = () => opened(before, descriptorsOf(server))
  await collectGarbage(server)
  await expect.poll(left, { timeout: 120_000, interval: 500 }).toEqual([])
  await collectGarbage(server)
  expect(left()).toEqual([])
  expect(readdirSync(join(site.folder, 'arriving'))).toEqual([])
  expect(server.output()).not.toContain('"level":60')
}

/** Waits for its end, because signals that come faster would leave the server no time for anything else. */
async function collectGarbage({ kill, output, exited }: ServerProcess): Promise<void> {
  const collections = () => output().split('"msg":"memory"').length
  const before = collections()
  kill('SIGUSR2')
  await Promise.race([exited, expect.poll(collections, { timeout: 120_000 }).toBeGreaterThan(before)])
}

/** Those of `after` that are not among `before`. */
function opened(before: string[], after: string[]): string[] {
  const left = [...before]
  return after.filter((name) => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
