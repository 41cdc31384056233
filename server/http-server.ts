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
  /** Stops accepting connections, lets requests in flight finish, and closes the rest after ten seconds. */
  stop(): Promise<void>
}

interface Options {
  port: number
  /** The address to listen on; undefined means all addresses of the machine. */
  host?: string | undefined
  log: Pick<Logger, 'error'>
  /** Milliseconds for which a client may read nothing of a response; must be longer than the live heartbeat. */
  timeout?: number
  maxUnsent?: number
  minBodyRate?: MinBodyRate
}

export async function listen(handle: RequestListener, options: Options): Promise<RunningServer> {
  const { port, host, log, timeout = 120_000, maxUnsent, minBodyRate } = options
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 600_000, keepAliveTimeout: 5_000 },
    oneRequestPerConnection(handle),
  )
  slowBodyTimeout(server, minBodyRate)
  slowClientTimeout(server, { timeout, ...(maxUnsent !== undefined && { maxUnsent }) })
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

/** The host to print: wildcard and loopback addresses are reached as localhost. */
function displayHost(host = ''): string {
  if (host === '' || /^(127\.|0\.0\.0\.0$|::1?$)/.test(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // Browsers keep connections open after a response. Idle ones are closed, so that they send no new request.
  const closing = setInterval(() => server.closeIdleConnections(), 50)
  const timeout = new AbortController()
  await Promise.race([closed, sleep(maxCloseWait, undefined, { signal: timeout.signal }).catch(() => {})])
  timeout.abort()
  clearInterval(closing)
  server.closeAllConnections()
}
