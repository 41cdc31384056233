import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, afterEach, expect, test } from 'vitest'
import { changeStream } from '../app/resources/change-stream.ts'
import { readConfig } from '../backend/config.ts'
import { openBackend } from '../backend/open.ts'
import type { AppEnv } from './app-env.ts'
import { listen, type RunningServer } from './http-server.ts'
import { ownBody } from './middleware/own-body.ts'
import type { MinBodyRate } from './slow-body-timeout.ts'
import { slowClientTimeout } from './slow-client-timeout.ts'

const folder = mkdtempSync(join(tmpdir(), 'sgrada-http-'))
afterAll(() => rmSync(folder, { recursive: true }))

const timeout = 300
let server: RunningServer
let client: Socket | undefined

afterEach(async () => {
  client?.destroy()
  await server.stop()
})

let logged: unknown[]

async function serve(
  respond: (request: Request, outgoing: ServerResponse) => Response | Promise<Response>,
  minBodyRate?: MinBodyRate,
): Promise<void> {
  logged = []
  const app = new Hono<AppEnv>()
  app.use(ownBody)
  app.use((c, next) => {
    c.set('log', { error: ({ err }: { err: unknown }) => logged.push(err) } as never)
    return next()
  })
  app.all('*', (c) => respond(c.req.raw, c.env.outgoing as ServerResponse))
  const handle = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  server = await listen(handle, {
    port: 0,
    log: { error: () => {} },
    timeout,
    ...(minBodyRate && { minBodyRate }),
  })
}

/** Sends a request. The socket is paused: nothing is read until the test reads it. */
function send(head = 'GET / HTTP/1.1\r\nHost: localhost'): Socket {
  client = connect({ port: Number(new URL(server.url).port) }).pause()
  client.on('error', () => {})
  client.write(`${head}\r\n\r\n`)
  return client
}

test('a file is closed when nobody reads it', async () => {
  const file = join(folder, 'brochure.pdf')
  writeFileSync(file, Buffer.alloc(25 * 1024 * 1024))
  const closed = Promise.withResolvers<void>()
  await serve(() => {
    const opened = createReadStream(file).on('close', () => closed.resolve())
    return new Response(Readable.toWeb(opened) as BodyInit)
  })
  send()
  await closed.promise
})

test('a response that is written row by row is cancelled when nobody reads it', async () => {
  const given = Promise.withResolvers<void>()
  async function* rows() {
    try {
      for (;;) yield Buffer.alloc(64 * 1024, 'row;')
    } finally {
      given.resolve()
    }
  }
  await serve(() => new Response(Readable.toWeb(Readable.from(rows())) as BodyInit))
  send()
  await given.promise
})

test('a live connection that nobody reads is closed, and no longer counts', async () => {
  const backend = await openBackend(readConfig({ DATA_DIR: join(folder, 'data') }), { exclusive: false })
  // Larger than the socket buffers of both ends, so that a part of it stays unsent.
  const release = 'r'.repeat(20 * 1024 * 1024)
  await serve((request) => changeStream(request, backend, { subscribed: [], release, ip: '192.0.2.1' }))
  for (let others = 1; others < 50; others++) backend.live.admit('192.0.2.1')
  send()
  await expect.poll(() => hasFreeConnection(backend.live)).toBe(false)
  await expect.poll(() => hasFreeConnection(backend.live)).toBe(true)
  await backend.close()
})

/** Whether another connection was admitted; it is released at once. */
function hasFreeConnection(live: { admit(ip: string): (() => void) | undefined }): boolean {
  const release = live.admit('192.0.2.1')
  release?.()
  return release !== undefined
}

test('a client that reads slowly gets all of a response that was written at once', async () => {
  const size = 24 * 1024 * 1024
  const sendAll = (_: unknown, outgoing: ServerResponse) => outgoing.end(Buffer.alloc(size))
  // The socket buffers of both ends empty in bursts with pauses between them, so the timeout is longer here.
  server = await listen(sendAll, { port: 0, log: { error: () => {} }, timeout: 10 * timeout })
  const reading = send('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close')
  let received = 0
  for await (const chunk of reading) {
    received += chunk.length
    await sleep(15)
  }
  expect(received).toBeGreaterThan(size)
})

test('a client that reads slower than any network is closed, also while it reads', async () => {
  const closed = Promise.withResolvers<void>()
  const plain = createServer((_, outgoing) => {
    outgoing.once('close', closed.resolve).end(Buffer.alloc(24 * 1024 * 1024))
  })
  slowClientTimeout(plain, { timeout, minBytesPerSecond: 1024 ** 3 })
  await new Promise<void>((resolve) => plain.listen(0, resolve))
  server = {
    url: `http://localhost:${(plain.address() as AddressInfo).port}`,
    stop: async () => void plain.close(),
  }
  const reading = send()
  const read = setInterval(() => reading.read(64 * 1024), 5)
  await closed.promise
  clearInterval(read)
})

test('when too much is unread, those are closed that read least, and who reads gets all of it', async () => {
  const size = 24 * 1024 * 1024
  const [idle, closed] = [3, Promise.withResolvers<void>()]
  let left = 0
  const sendAll = ({ url }: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.end(Buffer.alloc(size))
    // What is left may stay.
    if (url === '/') outgoing.once('close', () => ++left === idle - 1 && closed.resolve())
  }
  // So long that it closes nobody by itself.
  const maxUnsent = 1.5 * size
  server = await listen(sendAll, { port: 0, log: { error: () => {} }, timeout: 120_000, maxUnsent })
  const unread = Array.from({ length: idle }, () => send())
  const reading = send('GET /read HTTP/1.1\r\nHost: localhost\r\nConnection: close')
  let received = 0
  for await (const chunk of reading) {
    received += chunk.length
    await sleep(5)
  }
  expect(received).toBeGreaterThan(size)
  await closed.promise
  for (const socket of unread) socket.destroy()
})

test('a client that disconnects before the response begins leaves nothing open', async () => {
  const closed = Promise.withResolvers<void>()
  const requested = Promise.withResolvers<void>()
  await serve(async () => {
    requested.resolve()
    await sleep(100)
    return new Response(new ReadableStream({ cancel: () => closed.resolve() }))
  })
  const leaving = send()
  await requested.promise
  leaving.destroy()
  await closed.promise
})

test('a client that disconnects before the headers are written leaves nothing open', async () => {
  const closed = Promise.withResolvers<void>()
  await serve((_, outgoing) => {
    let pieces = 0
    const pull = (controller: ReadableStreamDefaultController) => {
      if (pieces++ === 0) controller.enqueue(new TextEncoder().encode('the first piece'))
      else outgoing.destroy()
    }
    return new Response(new ReadableStream({ pull, cancel: () => closed.resolve() }, { highWaterMark: 0 }))
  })
  send()
  await closed.promise
})

test('nothing is read of the body of a response to HEAD, and it is cancelled', async () => {
  const closed = Promise.withResolvers<void>()
  let pulled = 0
  await serve(() => {
    const pull = () => void pulled++
    return new Response(new ReadableStream({ pull, cancel: () => closed.resolve() }, { highWaterMark: 0 }))
  })
  send('HEAD / HTTP/1.1\r\nHost: localhost')
  await closed.promise
  expect(pulled).toBe(0)
})

test.each([
  ['at once', 0],
  ['half-way', 3],
])(
  'a body that fails %s ends the connection, is logged, and its error is sent to nobody',
  async (_, pieces) => {
    await serve(() => {
      let left = pieces
      const pull = (controller: ReadableStreamDefaultController) => {
        if (left-- > 0) controller.enqueue(new TextEncoder().encode('a piece '))
        else controller.error(new Error('/var/lib/secret'))
      }
      return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }))
    })
    expect(await text(send())).not.toContain('secret')
    expect(logged).toEqual([new Error('/var/lib/secret')])
  },
)

test('a response that takes the server longer than the timeout still arrives', async () => {
  await serve(async () => {
    await sleep(4 * timeout)
    return new Response('здравей', { headers: { Connection: 'close' } })
  })
  expect(await text(send())).toContain('здравей')
})

test('an upload that comes with long pauses still arrives', async () => {
  await serve(async (request) => new Response(await request.text(), { headers: { Connection: 'close' } }))
  const sending = send('PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 6')
  for (const part of ['ab', 'cd', 'ef']) {
    await sleep(2 * timeout)
    sending.write(part)
  }
  expect(await text(sending)).toContain('abcdef')
})

test('a body below the minimum rate ends the connection, whether it is read or not', async () => {
  const minBodyRate = { grace: 200, minBytesPerSecond: 1000 }
  for (const respond of [(request: Request) => request.text(), () => 'refused at once']) {
    await serve(async (request) => new Response(await respond(request)), minBodyRate)
    const sending = send('PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000').resume()
    const dripping = setInterval(() => sending.write('x'), 20)
    await new Promise((resolve) => sending.once('close', resolve))
    clearInterval(dripping)
    await server.stop()
  }
})

test('a slow body above the minimum rate arrives', async () => {
  const minBodyRate = { grace: 200, minBytesPerSecond: 100 }
  const read = async (request: Request) => (await request.text()).length
  await serve(
    async (request) => new Response(`${await read(request)} bytes`, { headers: { Connection: 'close' } }),
    minBodyRate,
  )
  const sending = send('PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20000')
  for (let part = 0; part < 20; part++) {
    sending.write('x'.repeat(1000))
    await sleep(50)
  }
  expect(await text(sending)).toContain('20000 bytes')
})
