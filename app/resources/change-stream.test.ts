import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../../backend/config.ts'
import { addApartment } from '../../backend/data/apartments.ts'
import { collections, publicCollections } from '../../backend/data/schema.ts'
import { type Backend, openBackend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newMigratedFolder } from '../../tests/migrated-folder.ts'
import { changeStream } from './change-stream.ts'

let folder: string
let backend: Backend
beforeEach(async () => {
  folder = await newMigratedFolder('sgrada-stream-')
  backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: false })
})
afterEach(async () => {
  vi.useRealTimers()
  await backend.close()
  rmSync(folder, { recursive: true })
})

const request = (signal?: AbortSignal) => new Request('http://localhost/live', signal ? { signal } : {})

const open = (
  ip: string,
  {
    subscribed = publicCollections,
    mayListen = async () => true,
    signal = undefined as AbortSignal | undefined,
  } = {},
) => changeStream(request(signal), backend, { subscribed, release: 'r1', ip, mayListen })

function listen(subscribed = publicCollections, mayListen = async () => true) {
  const { body } = open('192.0.2.1', { subscribed, mayListen })
  const reader = (body as ReadableStream<Uint8Array>).getReader()
  const next = async () => new TextDecoder().decode((await reader.read()).value)
  return { next, reader }
}

const sell = () => addApartment(backend.db, { ...newApartment(defaultBuilding), number: '1' })

test('starts with the release and all versions, then sends each change', async () => {
  const { next } = listen()
  expect(await next()).toBe('event: release\ndata: r1\n\n')
  expect(await next()).toBe(
    'data: {"apartments":0,"building":0,"buildingViews":0,"floorPlans":0,"panoramas":0,"parkingPlans":0,"parkingSpots":0,"progressEntries":0,"settings":0,"stores":0,"translations":0}\n\n',
  )
  await sell()
  expect(await next()).toBe('data: {"apartments":1}\n\n')
})

test('sends visitors nothing about collections of the admin', async () => {
  const [visitor, admins] = [listen(), listen(collections)]
  for (const { next } of [visitor, admins]) await next()
  expect(await visitor.next()).not.toContain('enquiries')
  expect(await admins.next()).toContain('enquiries')
  backend.live.publish([{ collection: 'enquiries', version: 1 }])
  backend.live.publish([{ collection: 'stores', version: 1 }])
  expect(await admins.next()).toBe('data: {"enquiries":1}\n\n')
  expect(await visitor.next()).toBe('data: {"stores":1}\n\n')
})

test('beats every 25 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { next } = listen()
  await next()
  await next()
  vi.advanceTimersByTime(25_000)
  expect(await next()).toBe('event: beat\ndata:\n\n')
})

test.each([
  ['who may no longer listen', async () => false],
  ['whose session cannot be read', () => Promise.reject(new Error('no database'))],
])('ends at the next beat for one %s', async (_, mayListen) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { next, reader } = listen(collections, mayListen)
  await next()
  await next()
  vi.advanceTimersByTime(25_000)
  expect(await reader.read()).toMatchObject({ done: true })
})

test('ends when the server stops, and for one who comes too late', async () => {
  const { next, reader } = listen()
  await next()
  await next()
  backend.live.close()
  expect(await reader.read()).toMatchObject({ done: true })

  const late = listen()
  await late.next()
  expect(await late.reader.read()).toMatchObject({ done: true })
})

test('lets a browser go that does not read, and goes on for the others', async () => {
  const [stuck, reading] = [listen(), listen()]
  for (let version = 1; version <= 100; version++) {
    backend.live.publish([{ collection: 'stores', version }])
    await reading.next()
  }
  let messages = 0
  while (!(await stuck.reader.read()).done) messages++
  expect(messages).toBe(64)
})

test('an unavailable database ends the stream and its subscription', async () => {
  await backend.db.engine.writer.schema.dropTable('versions').execute()
  const { reader } = listen()
  await expect(reader.read()).rejects.toThrow()
  expect(() => backend.live.publish([{ collection: 'stores', version: 1 }])).not.toThrow()
})

test('a HEAD request ends at once', async () => {
  const request = new Request('http://localhost/live', { method: 'HEAD' })
  expect(
    changeStream(request, backend, { subscribed: collections, release: 'r1', ip: '192.0.2.1' }).body,
  ).toBeNull()
})

test('a client that has disconnected receives nothing, and does not stop the others', async () => {
  const { next, reader } = listen()
  await next()
  await reader.cancel()
  await expect(sell()).resolves.toBeDefined()
})

test('one network has at most fifty connections; a closed one can be opened again', async () => {
  const crowd = Array.from({ length: 50 }, (_, index) => open(`2001:db8:1:2::${index}`))
  expect(crowd.map(({ status }) => status)).toEqual(Array(50).fill(200))
  const refused = open('2001:db8:1:2:ffff::1')
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '30'])
  expect(open('2001:db8:1:3::1').status).toBe(200)
  await crowd[0]?.body?.cancel()
  expect([open('2001:db8:1:2::1').status, open('2001:db8:1:2::1').status]).toEqual([200, 429])
})

test('a client that disconnects before the response begins no longer counts', () => {
  const leaving = Array.from({ length: 50 }, () => new AbortController())
  for (const { signal } of leaving) open('192.0.2.9', { signal })
  expect(open('192.0.2.9').status).toBe(429)
  for (const controller of leaving) controller.abort()
  expect(open('192.0.2.9').status).toBe(200)
})
