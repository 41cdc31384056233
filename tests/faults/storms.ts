import { once } from 'node:events'
import { connect as connectHttp2 } from 'node:http2'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { Worker } from 'node:worker_threads'

/**
 * A list that was not requested before: there are 39,601 pairs of the two filters' round amounts, and each is a
 * page of its own.
 */
export function uncachedList(number: number): string {
  const [price, area] = [(number % 199) + 1, (Math.floor(number / 199) % 199) + 1]
  return `/apartments?maxPrice=${price * 5000}&minArea=${area * 5}`
}

/** Opens one connection, and accepts any certificate. */
export async function openConnection(url: string): Promise<Socket> {
  const { protocol, port } = new URL(url)
  const to = { port: Number(port), host: '127.0.0.1' }
  const isTls = protocol === 'https:'
  const socket = isTls ? connectTls({ ...to, rejectUnauthorized: false }) : connect(to)
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once(isTls ? 'secureConnect' : 'connect', resolve))
  return socket
}

export function requestText(url: string, path: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ Host: new URL(url).host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

/** Connections that repeat requests until `stop` is called or `path` returns undefined. */
export function sendRepeatedly(
  url: string,
  connections: number,
  path: () => string | undefined,
  headers: Record<string, string> = {},
): { stop(): Promise<Map<number, number>>; finished: Promise<unknown> } {
  const statuses = new Map<number, number>()
  let isOver = false
  const running = Array.from({ length: connections }, async () => {
    const socket = await openConnection(url)
    let receive = (_: string) => {}
    socket.on('data', (bytes) => receive(bytes.toString('latin1', 0, 12)))
    socket.once('close', () => receive('HTTP/1.1 000'))
    while (!isOver && !socket.destroyed) {
      const next = path()
      if (next === undefined) break
      // Data that does not begin with a status line is the rest of a long response.
      const response = new Promise<string>((resolve) => {
        receive = (begin) => begin.startsWith('HTTP/1.1 ') && resolve(begin)
      })
      socket.write(requestText(url, next, { ...headers, 'Accept-Encoding': 'br' }))
      const status = Number((await response).slice(9))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await sleep(1)
    }
    socket.destroy()
  })
  const finished = Promise.all(running)
  return {
    finished,
    async stop() {
      isOver = true
      await finished
      return statuses
    },
  }
}

/** Sends the requests over one HTTP/2 connection with this number of streams at once. */
export async function sendByStreams(url: string, streams: number, paths: string[]): Promise<number[]> {
  const session = connectHttp2(url, { rejectUnauthorized: false })
  session.on('error', () => {})
  const statuses: number[] = []
  const next = async (): Promise<void> => {
    const path = paths.pop()
    if (path === undefined) return
    const stream = session.request({ ':path': path })
    stream.on('response', (headers) => statuses.push(Number(headers[':status'])))
    stream.on('error', () => {})
    stream.resume()
    await new Promise((resolve) => stream.once('close', resolve))
    return next()
  }
  await Promise.all(Array.from({ length: streams }, next))
  session.destroy()
  return statuses
}

/** All response times of each path in milliseconds, the longest of them, and the responses other than 200. */
export interface Watched {
  waits: Record<string, number[]>
  longest: Record<string, number>
  failures: string[]
}

/** Measures response times in a thread of its own, as this thread may be busy with sending requests. */
export function watchResponseTimes(url: string, paths: string[], headers: Record<string, string> = {}) {
  const watcher = new Worker(new URL('./watch-response-times.ts', import.meta.url), {
    workerData: { url, paths, headers },
  })
  return {
    async stop(): Promise<Watched> {
      const reported = once(watcher, 'message')
      watcher.postMessage('stop')
      const [watched] = await reported
      await watcher.terminate()
      return watched
    },
  }
}
