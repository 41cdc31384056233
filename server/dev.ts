import { createServer } from 'node:http'
import { pino } from 'pino'
import { createServer as createViteServer } from 'vite'
import { urls } from '../app/urls.ts'
import { readConfig } from '../backend/config.ts'
import { openBackend } from '../backend/open.ts'
import type * as App from './app.ts'
import { prepareFirstStart } from './first-start.ts'
import { startupBanner } from './startup-banner.ts'

/**
 * The development server: pages and styles reload as they are edited. What is edited in backend/, domain/ or server/
 * starts it anew (`npm run dev` has Node watch them): the process before has ended by then, and with it its claim.
 */
const config = readConfig(process.env)
const { trustProxy, publicUrl } = config
const log = pino({ level: config.logLevel === 'info' ? 'warn' : config.logLevel })
const backend = await openBackend(config, { exclusive: true, enquiriesPath: urls.enquiries })
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
