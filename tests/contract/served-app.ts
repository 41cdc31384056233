import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import type { Backend } from '../../backend/open.ts'
import type * as App from '../../server/app.ts'

const builtApp = '../../build/server/index.js'

/** Serves the built application with a backend of this process, on a free port of loopback. */
export async function serveApp(backend: Backend, options: Partial<App.AppOptions> = {}) {
  const { createApp }: typeof App = await import(builtApp)
  const app = createApp({
    backend,
    log: pino({ level: 'silent' }),
    trustProxy: 1,
    publicUrl: undefined,
    metricsToken: undefined,
    ...options,
  })
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
