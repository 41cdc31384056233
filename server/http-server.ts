import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const longestGoodbye = 10_000

export interface RunningServer {
  address: string
  /** Accepts nothing new, lets what is in flight finish, and gives up on it after ten seconds. */
  stop(): Promise<void>
}

export async function listen(handle: RequestListener, port: number): Promise<RunningServer> {
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 600_000, keepAliveTimeout: 5_000 },
    handle,
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => stop(server),
  }
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // A browser's connection stays open after its answer, and what it asks next would be answered too.
  const closing = setInterval(() => server.closeIdleConnections(), 50)
  const patience = new AbortController()
  await Promise.race([closed, sleep(longestGoodbye, undefined, { signal: patience.signal }).catch(() => {})])
  patience.abort()
  clearInterval(closing)
  server.closeAllConnections()
}
