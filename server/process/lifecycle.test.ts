import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLifeCycle, type LifeCycle } from './lifecycle.ts'

let cycle: LifeCycle
let server: Server
let url: string

beforeEach(async () => {
  cycle = createLifeCycle()
  server = createServer(cycle.handle).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => server.close())

const ask = async (path: string) => {
  const response = await fetch(url + path)
  return [response.status, await response.text()]
}

test('a starting server is alive and not ready, and requests of visitors wait', async () => {
  const visitor = ask('/')
  expect(await ask('/health/alive')).toEqual([200, '{"status":"alive"}'])
  expect(await ask('/health')).toEqual([503, '{"status":"starting"}'])
  cycle.ready((_, response) => response.end('page'))
  expect(await visitor).toEqual([200, 'page'])
  expect(await ask('/health')).toEqual([200, 'page'])
})

test('requests do not wait longer than the limit for a server that starts slowly', async () => {
  const slow = createServer(createLifeCycle(50).handle).listen(0, '127.0.0.1')
  await new Promise((resolve) => slow.once('listening', resolve))
  const response = await fetch(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/`)
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '3'])
  expect(await response.text()).toContain('Сайтът се пуска')
  slow.close()
})

test('a server is ready from the end of its start to the beginning of its stop', async () => {
  expect(await ask('/health/ready')).toEqual([503, '{"status":"starting"}'])
  cycle.ready((_, response) => response.end('page'))
  expect(await ask('/health/ready')).toEqual([200, '{"status":"ready"}'])
  cycle.stopping()
  expect(await ask('/health/ready')).toEqual([503, '{"status":"stopping"}'])
})

test.each([
  ['one by one', { 'Content-Type': 'text/plain' }],
  ['as a list', ['Content-Type', 'text/plain', 'X-Request-Id', '']],
])('a stopping server sends Connection: close, with headers written %s', async (_, headers) => {
  cycle.ready((__, response) => response.writeHead(200, headers as Record<string, string>).end('page'))
  expect((await fetch(url)).headers.get('Connection')).toBe('keep-alive')
  cycle.stopping()
  expect((await fetch(url)).headers.get('Connection')).toBe('close')
})

test('a stopping server is not ready, and still responds', async () => {
  cycle.ready((_, response) => response.end('page'))
  cycle.stopping()
  expect(await ask('/health')).toEqual([503, '{"status":"stopping"}'])
  expect(await ask('/health/alive')).toEqual([200, '{"status":"alive"}'])
  expect(await ask('/')).toEqual([200, 'page'])
})
