import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { oneRequestPerConnection } from './pipelined-requests.ts'

let server: Server
let clients: Socket[]

afterEach(() => {
  for (const client of clients) client.destroy()
  server.close()
})

async function serve(handle: RequestListener, most?: number): Promise<void> {
  clients = []
  server = createServer(oneRequestPerConnection(handle, most))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}

function open(): Socket {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => {})
  clients.push(client)
  return client
}

const request = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`

test('one request of a connection is in flight, and the responses come in order', async () => {
  let [inFlight, most] = [0, 0]
  await serve((incoming, outgoing) => {
    inFlight += 1
    most = Math.max(most, inFlight)
    setTimeout(() => {
      inFlight -= 1
      outgoing.end(`response ${incoming.url}\n`)
    }, 1)
  })
  const paths = Array.from({ length: 50 }, (_, n) => `/${n}`)
  const client = open()
  client.write(paths.map((path, n) => request(path, n === 49 ? 'Connection: close\r\n' : '')).join(''))
  const responses = [...(await text(client)).matchAll(/response (\S+)/g)].map(([, path]) => path)
  expect(responses).toEqual(paths)
  expect(most).toBe(1)
})

test('requests behind the first chunk stay unread until those before them have their responses', async () => {
  const begun: ServerResponse[] = []
  let parsed = 0
  await serve((_, outgoing) => void begun.push(outgoing))
  server.on('request', () => {
    parsed += 1
  })
  const client = open()
  const count = 10_000
  client.write(Array.from({ length: count }, (_, n) => request(`/${n}`)).join(''))
  await expect.poll(() => begun.length).toBe(1)
  // Gives the server time in which it would read more requests.
  for (let round = 0; round < 100; round++) await new Promise(setImmediate)
  expect(parsed).toBeLessThan(3000)
  client.resume()
  for (let responded = 0; responded < count; responded++) {
    while (begun.length === 0) await new Promise(setImmediate)
    begun.shift()?.end()
  }
  expect(parsed).toBe(count)
})

test('a body behind another request arrives', async () => {
  await serve(async (incoming, outgoing) => outgoing.end(`body ${(await text(incoming)).length}\n`))
  const client = open()
  const length = 1_000_000
  client.write(request('/first'))
  client.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`)
  client.write('x'.repeat(length))
  client.write(request('/last', 'Connection: close\r\n'))
  expect([...(await text(client)).matchAll(/body (\d+)/g)].map(([, size]) => Number(size))).toEqual([
    0,
    length,
    0,
  ])
})

test('requests of other connections run in between', async () => {
  const responded: string[] = []
  await serve((incoming, outgoing) => {
    responded.push(incoming.url ?? '')
    outgoing.end()
  })
  const [busy, other] = [open(), open()]
  busy.resume()
  other.resume()
  await new Promise((resolve) => other.once('connect', resolve))
  busy.write(Array.from({ length: 1000 }, () => request('/busy')).join(''))
  other.write(request('/other'))
  await expect.poll(() => responded.length).toBe(1001)
  expect(responded.indexOf('/other')).toBeLessThan(500)
})

test('beyond the limit of all waiting requests a connection is closed; one that ends frees its share', async () => {
  const begun: ServerResponse[] = []
  await serve((_, outgoing) => void begun.push(outgoing), 10)
  const [first, second] = [open(), open()]
  await new Promise((resolve) => first.once('connect', resolve))
  first.write(request('/').repeat(10))
  await expect.poll(() => begun.length).toBe(1)
  const refused = new Promise((resolve) => second.once('close', resolve))
  second.write(request('/').repeat(3))
  await refused
  first.destroy()
  const third = open()
  third.resume()
  // The server does not notice the end of `first` while its socket is paused, so the socket is destroyed here.
  begun[0]?.socket?.destroy()
  const before = begun.length
  third.write(request('/').repeat(3))
  await expect.poll(() => begun.length).toBe(before + 1)
  begun.at(-1)?.end()
  await expect.poll(() => begun.length).toBe(before + 2)
})
