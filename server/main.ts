import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'
import { passwordPath, reservationsPath, urls } from '../app/urls.ts'
import { ConfigError, readConfig } from '../backend/config.ts'
import { NewerData } from '../backend/data/migrate.ts'
import { DataFolderError } from '../backend/data-folder.ts'
import { FileStoreFault } from '../backend/files/file-store.ts'
import { openBackend } from '../backend/open.ts'
import { DatabaseFault } from '../backend/open-engine.ts'
import type * as App from './app.ts'
import { listen } from './http-server.ts'
import { prepareFirstStart } from './process/first-start.ts'
import { installGlobalLogger } from './process/global-logger.ts'
import { createLifeCycle } from './process/lifecycle.ts'
import { createLog } from './process/log.ts'
import { startupBanner } from './process/startup-banner.ts'
import { stopOnSignal } from './process/stop-on-signal.ts'
import { createProxyWarning } from './visitor.ts'

/** How long background jobs may take to finish when the server stops. */
const shutdownTimeout = 5_000
/** As systemd's unit knows it: EX_CONFIG. */
const misconfigured = 78
const builtApp = '../build/server/index.js'

/** Bypasses the logger to print the server's URL, or why it does not start, for the person who starts it. */
let plain = {
  out: (text: string) => process.stdout.write(text),
  err: (text: string) => process.stderr.write(text),
}

/** Runs the server. `built` is the build of the pages, which runs while the demo building is loaded. */
export async function main(built: Promise<void> = Promise.resolve()): Promise<void> {
  await run(built).catch((error) => {
    plain.err(`Error initializing the backend: ${explain(error)}\n`)
    // A supervisor need not try again until somebody has changed the settings.
    process.exit(error instanceof ConfigError ? misconfigured : 1)
  })
}

async function run(built: Promise<void>): Promise<void> {
  const config = readConfig(process.env)
  const { trustProxy, publicUrl, metricsToken } = config
  const log = createLog(config.logLevel, process.stdout.fd, process)
  const { stdout, stderr } = process
  const requests = new AsyncLocalStorage<string>()
  const requestId = () => requests.getStore()
  plain = installGlobalLogger(log, { console, stdout, stderr, process, requestId })
  const backend = await openBackend(config, {
    exclusive: true,
    enquiriesPath: urls.enquiries,
    passwordPath,
    reservationsPath,
  })
  try {
    const noticeProxy = createProxyWarning(trustProxy, (message) => log.warn(message))
    const lifeCycle = createLifeCycle()
    // Listening comes first: if the port is in use, no administrator is created whose password nobody would see.
    const server = await listen(lifeCycle.handle, { port: config.port, host: config.host, log })
    // During the first start a signal ends the process at once: the next start begins it anew.
    let stop = async () => {}
    stopOnSignal(() => stop(), {
      signals: process,
      exit: (code) => process.exit(code),
      now: () => performance.now(),
    })
    const admin = await prepareFirstStart(backend, config, built)
    await built
    const { createApp }: typeof App = await import(builtApp)
    const handle = createApp({ backend, log, requests, trustProxy, publicUrl, metricsToken })
    lifeCycle.ready((incoming, outgoing) => {
      noticeProxy(incoming)
      return handle(incoming, outgoing)
    })
    plain.out(`${startupBanner(server.url, admin)}\n`)
    const jobs = backend.startJobs(log)
    stop = async () => {
      lifeCycle.stopping()
      await sleep(config.drainSeconds * 1000)
      backend.live.close()
      await server.stop()
      // A hanging file store or database must not keep the process alive: the next server continues the jobs.
      await Promise.race([jobs.stop().then(() => backend.close()), sleep(shutdownTimeout)])
    }
  } catch (error) {
    await backend.close()
    throw error
  }
}

/** Explains in one line a fault that an operator can fix, and any other error with its stack. */
function explain(error: unknown): string {
  const { code, syscall, port, address } = error as NodeJS.ErrnoException & {
    port?: number
    address?: string
  }
  if (syscall === 'listen' && code === 'EADDRINUSE') return `Port ${port} is taken: set PORT to a free one`
  if (syscall === 'listen' && code === 'EACCES')
    return `Port ${port} is not allowed: set PORT to one above 1023`
  if (syscall === 'listen' && code === 'EADDRNOTAVAIL')
    return `HOST ${address} is no address of this machine: 127.0.0.1 is for a proxy on it, without HOST it is all`
  if (syscall === 'getaddrinfo')
    return `HOST is no address that this machine knows: ${(error as Error).message}`
  const explainedByMessage = [ConfigError, DataFolderError, FileStoreFault, DatabaseFault, NewerData]
  return explainedByMessage.some((kind) => error instanceof kind) ? (error as Error).message : inspect(error)
}

if (import.meta.main) await main()
