import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../backend/config.ts'
import { type Backend, openBackend } from '../backend/open.ts'
import { newMigratedFolder } from '../tests/migrated-folder.ts'
import { listen, type RunningServer } from './http-server.ts'
import { createLiveListener } from './live-listener.ts'

const log = pino({ level: 'silent' })

let folder: string
let backend: Backend
let server: RunningServer
let finishSlow: () => void

beforeEach(async () => {
  folder = await newMigratedFolder('sgrada-live-')
  backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: false })
  await serve('r1')
})

afterEach(async () => {
  backend.live.close()
  await server.stop()
  await backend.close()
  rmSync(folder, { recursive: true })
})

async function serve(release: string): Promise<void> {
  const handleLive = createLiveListener({ backend, release, trustProxy: 1, log })
  const handle: Parameters<typeof listen>[0] = (incoming, outgoing) => {
    if (handleLive(incoming, outgoing)) return
    if (incoming.url === '/slow') finishSlow = () => outgoing.end('slow response')
    else outgoing.writeHead(404).end()
  }
  server = await listen(handle, { port: 0, log })
}

function send(first: string, ip = '192.0.2.1'): Socket {
  const socket = connect(Number(new URL(server.url).port))
  socket.on('error', () => {})
  socket.write(`${first} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${ip}\r\n\r\n`)
  return socket
}

/** Returns the first chunk, which is all of a short response. */
async function responseTo(first: string): Promise<string> {
  const socket = send(first)
  const chunk = await new Promise<Buffer>((resolve) => socket.once('data', resolve))
  socket.destroy()
  return chunk.toString()
}

const countConnections = () => backend.live.count()

test('a visitor gets the release, all versions, each public change, and the end of the stream', async () => {
  const socket = send('GET /live?again')
  let received = ''
  socket.on('data', (bytes) => {
    received += bytes
  })
  await expect.poll(() => received).toContain('data: {')
  backend.live.publish([{ collection: 'enquiries', version: 9 }])
  backend.live.publish([{ collection: 'stores', version: 9 }])
  backend.live.close()
  await once(socket, 'end')
  const [head, body] = received.split('\r\n\r\n')
  expect(head).toContain('HTTP/1.1 200')
  expect(head).toContain('Content-Type: text/event-stream')
  expect(head).toContain('x-content-type-options: nosniff')
  expect(body).toBe(
    'event: release\ndata: r1\n\ndata: {"apartments":0,"building":0,"buildingViews":0,"floorPlans":0,"panoramas":0,"parkingPlans":0,"parkingSpots":0,"progressEntries":0,"settings":0,"stores":0,"translations":0}\n\ndata: {"stores":9}\n\n',
  )
  await expect.poll(countConnections).toBe(0)
})

test('a client that reads nothing is disconnected', async () => {
  send('GET /live').pause()
  await expect.poll(countConnections).toBe(1)
  // More than the socket buffers of both ends hold.
  const sendMuch = (round: number) => {
    for (let version = 1; version <= 20_000; version++)
      backend.live.publish([{ collection: 'stores', version: round * 20_000 + version }])
  }
  let round = 0
  await expect
    .poll(() => {
      sendMuch(round++)
      return countConnections()
    })
    .toBe(0)
})

test('the fifty-first connection of a visitor gets 429, and HEAD takes no connection', async () => {
  const crowd = Array.from({ length: 50 }, () => send('GET /live'))
  await expect.poll(countConnections).toBe(50)
  const refused = await responseTo('GET /live')
  expect(refused).toContain('HTTP/1.1 429')
  expect(refused).toContain('Retry-After: 30')
  expect(await responseTo('HEAD /live')).toContain('HTTP/1.1 200')
  for (const socket of crowd) socket.destroy()
  await expect.poll(countConnections).toBe(0)
})

test('a failing database ends the stream', async () => {
  await backend.db.engine.writer.schema.dropTable('versions').execute()
  expect(await text(send('GET /live'))).not.toContain('data:')
  await expect.poll(countConnections).toBe(0)
})

test.each(['GET /lively', 'GET /live/', 'POST /live'])('%s is left to the application', async (first) => {
  expect(await responseTo(first)).toContain('HTTP/1.1 404')
})

test('a request behind a slow one on the same connection gets its stream after that response', async () => {
  const socket = send('GET /slow')
  let received = ''
  socket.on('data', (bytes) => {
    received += bytes
  })
  socket.write('GET /live HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await expect.poll(() => finishSlow).toBeDefined()
  finishSlow()
  await expect.poll(countConnections).toBe(1)
  backend.live.publish([{ collection: 'stores', version: 9 }])
  await expect.poll(() => received).toContain('data: {"stores":9}')
  backend.live.publish([{ collection: 'stores', version: 10 }])
  await expect.poll(() => received).toContain('data: {"stores":10}')
  expect(received.indexOf('slow response')).toBeLessThan(received.indexOf('event: release'))
  socket.destroy()
})
