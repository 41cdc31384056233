import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { oneRequestPerConnection } from './pipelined-requests.ts'
import { type MinBodyRate, slowBodyTimeout } from './slow-body-timeout.ts'
import { slowClientTimeout } from './slow-client-timeout.ts'

const maxCloseWait = 10_000

export interface RunningServer {
  url: string
  /** Accepts nothing new, lets what is in flight finish, and gives up on it after ten seconds. */
  stop(): Promise<void>
}

interface Options {
  port: number
  /** Which of the machine's addresses; all, when there is none. */
  host?: string | undefined
  log: Pick<Logger, 'error'>
  /** How long somebody may read nothing of what we have for him: longer than live connections are silent. */
  timeout?: number
  /** How slowly a body may arrive. */
  minBodyRate?: MinBodyRate
}

export async function listen(handle: RequestListener, options: Options): Promise<RunningServer> {
  const { port, host, log, timeout = 120_000, minBodyRate } = options
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 600_000, keepAliveTimeout: 5_000 },
    oneRequestPerConnection(handle),
  )
  slowBodyTimeout(server, minBodyRate)
  slowClientTimeout(server, timeout)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, resolve)
  })
  // `accept` fails when there are no free descriptors; without a listener that error would end the process.
  server.on('error', (error) => log.error({ err: error }, 'a connection could not be accepted'))
  return {
    url: `http://${displayHost(host)}:${(server.address() as AddressInfo).port}`,
    stop: () => stop(server),
  }
}

/** As whoever sits at this machine can reach it. */
function displayHost(host = ''): string {
  if (host === '' || /^(127\.|0\.0\.0\.0$|::1?$)/.test(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // A browser's connection stays open after its answer, and what it asks next would be answered too.
  const closing = setInterval(() => server.closeIdleConnections(), 50)
  const timeout = new AbortController()
  await Promise.race([closed, sleep(maxCloseWait, undefined, { signal: timeout.signal }).catch(() => {})])
  timeout.abort()
  clearInterval(closing)
  server.closeAllConnections()
}
