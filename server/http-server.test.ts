import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
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
import type { MinBodyRate } from './slow-body-timeout.ts'
import { cancelAbandonedBody } from './slow-client-timeout.ts'

const folder = mkdtempSync(join(tmpdir(), 'sgrada-http-'))
afterAll(() => rmSync(folder, { recursive: true }))

const timeout = 300
let server: RunningServer
let client: Socket | undefined

afterEach(async () => {
  client?.destroy()
  await server.stop()
})

async function serve(
  respond: (request: Request) => Response | Promise<Response>,
  minBodyRate?: MinBodyRate,
): Promise<void> {
  const app = new Hono<AppEnv>()
  app.use(cancelAbandonedBody)
  app.all('*', (c) => respond(c.req.raw))
  const handle = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  server = await listen(handle, {
    port: 0,
    log: { error: () => {} },
    timeout,
    ...(minBodyRate && { minBodyRate }),
  })
}

/** Asks, and reads only when told to. */
function ask(head = 'GET / HTTP/1.1\r\nHost: localhost'): Socket {
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
  ask()
  await closed.promise
})

test('a list that is written row by row is given up', async () => {
  const given = Promise.withResolvers<void>()
  async function* rows() {
    try {
      for (;;) yield Buffer.alloc(64 * 1024, 'row;')
    } finally {
      given.resolve()
    }
  }
  await serve(() => new Response(Readable.toWeb(Readable.from(rows())) as BodyInit))
  ask()
  await given.promise
})

test('a live connection that reads nothing of many changes gives its place back', async () => {
  const backend = await openBackend(readConfig({ DATA_DIR: join(folder, 'data') }), { exclusive: false })
  // So long that a few of them fill what the two systems hold for each other.
  const release = 'r'.repeat(20 * 1024 * 1024)
  await serve((request) => changeStream(request, backend, { hears: [], release, ip: '192.0.2.1' }))
  for (let others = 1; others < 50; others++) backend.live.admit('192.0.2.1')
  ask()
  await expect.poll(() => takePlace(backend.live)).toBe(false)
  await expect.poll(() => takePlace(backend.live), { timeout: 10_000 }).toBe(true)
  await backend.close()
})

/** Whether there was one; it is given back at once. */
function takePlace(live: { admit(ip: string): (() => void) | undefined }): boolean {
  const release = live.admit('192.0.2.1')
  release?.()
  return release !== undefined
}

test('who reads slowly, but reads, gets all of an answer that was written at once', async () => {
  const size = 24 * 1024 * 1024
  const sendAll = (_: unknown, outgoing: ServerResponse) => outgoing.end(Buffer.alloc(size))
  // What the two systems hold for each other goes in bursts.
  server = await listen(sendAll, { port: 0, log: { error: () => {} }, timeout: 10 * timeout })
  const reading = ask('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close')
  let received = 0
  for await (const chunk of reading) {
    received += chunk.length
    await sleep(15)
  }
  expect(received).toBeGreaterThan(size)
})

test('who leaves before the answer begins leaves nothing open', async () => {
  const closed = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await serve(async () => {
    asked.resolve()
    await sleep(100)
    return new Response(new ReadableStream({ cancel: () => closed.resolve() }))
  })
  const leaving = ask()
  await asked.promise
  leaving.destroy()
  await closed.promise
})

test('an answer that takes us long still arrives', async () => {
  await serve(async () => {
    await sleep(4 * timeout)
    return new Response('здравей', { headers: { Connection: 'close' } })
  })
  expect(await text(ask())).toContain('здравей')
})

test('an upload that comes with long pauses still arrives', async () => {
  await serve(async (request) => new Response(await request.text(), { headers: { Connection: 'close' } }))
  const sending = ask('PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 6')
  for (const part of ['ab', 'cd', 'ef']) {
    await sleep(2 * timeout)
    sending.write(part)
  }
  expect(await text(sending)).toContain('abcdef')
})

test('a body that drips is given up, whether somebody waits for it or not', async () => {
  const minBodyRate = { grace: 200, minBytesPerSecond: 1000 }
  for (const respond of [(request: Request) => request.text(), () => 'refused at once']) {
    await serve(async (request) => new Response(await respond(request)), minBodyRate)
    const sending = ask('PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000').resume()
    const dripping = setInterval(() => sending.write('x'), 20)
    await new Promise((resolve) => sending.once('close', resolve))
    clearInterval(dripping)
    await server.stop()
  }
})

test('a body that comes slowly, but comes, arrives', async () => {
  const minBodyRate = { grace: 200, minBytesPerSecond: 100 }
  const read = async (request: Request) => (await request.text()).length
  await serve(
    async (request) => new Response(`${await read(request)} bytes`, { headers: { Connection: 'close' } }),
    minBodyRate,
  )
  const sending = ask('PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20000')
  for (let part = 0; part < 20; part++) {
    sending.write('x'.repeat(1000))
    await sleep(50)
  }
  expect(await text(sending)).toContain('20000 bytes')
})
