import { createServer } from 'node:http'
import { pino } from 'pino'
import { createServer as createViteServer } from 'vite'
import { urls } from '../app/urls.ts'
import { readConfig } from '../backend/config.ts'
import { openBackend } from '../backend/open.ts'
import type * as App from './app.ts'
import { prepareFirstStart } from './process/first-start.ts'
import { startupBanner } from './process/startup-banner.ts'

/**
 * The development server: pages and styles reload as they are edited. Edits in backend/, domain/ or server/ restart it
 * (`npm run dev` has Node watch them); the old process has ended by then and released its lock on the data folder.
 */
const config = readConfig(process.env)
const { trustProxy, publicUrl } = config
const log = pino({ level: config.logLevel === 'info' ? 'warn' : config.logLevel })
const backend = await openBackend(config, { exclusive: true, enquiriesPath: urls.enquiries })
// With this variable, worker threads of a watched process send the files that they import among their own messages.
delete process.env.WATCH_REPORT_DEPENDENCIES
const admin = await prepareFirstStart(backend, config)
const server = createServer()
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } } })

server.on('request', (incoming, outgoing) =>
  vite.middlewares(incoming, outgoing, async () => {
    const { createApp } = (await vite.ssrLoadModule('./server/app.ts')) as typeof App
    await createApp({ backend, log, trustProxy, publicUrl, metricsToken: undefined })(incoming, outgoing)
  }),
)
server.listen({ port: config.port, host: config.host }, () =>
  console.log(startupBanner(`http://localhost:${config.port}`, admin)),
)
