import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { passwordPath, reservationsPath, urls } from '../app/urls.ts'
import { ConfigError, readConfig } from '../backend/config.ts'
import { forgetOld } from '../backend/data/forget-old.ts'
import { DataFolderError } from '../backend/data-folder.ts'
import { FileStoreFault } from '../backend/files/file-store-fault.ts'
import { hourly } from '../backend/jobs/hourly.ts'
import { unlessOthersDo } from '../backend/jobs/one-at-a-time.ts'
import { openBackend } from '../backend/open.ts'
import { jobActor } from '../domain/record/actor.ts'
import type * as App from './app.ts'
import { prepareFirstStart } from './first-start.ts'
import { listen } from './http-server.ts'
import { createLifeCycle } from './life-cycle.ts'
import { welcome } from './welcome.ts'

/** How long work that nobody waits for may go on when the server is to end. */
const longestClosing = 5_000
const builtApp = '../build/server/index.js'

/** Runs the server. `npm start` builds the pages while the demo building is loaded: `built` is the end of that. */
export async function main(built: Promise<void> = Promise.resolve()): Promise<void> {
  await run(built).catch((error) => {
    console.error('Error initializing the backend:', explain(error))
    process.exit(1)
  })
}

async function run(built: Promise<void>): Promise<void> {
  const config = readConfig(process.env)
  const { trustProxy, publicUrl, metricsToken } = config
  const log = pino({ level: config.logLevel })
  const backend = await openBackend(config, {
    exclusive: true,
    enquiriesPath: urls.enquiries,
    passwordPath,
    reservationsPath,
  })
  try {
    const lifeCycle = createLifeCycle()
    // The port is taken first: if it is in use, no administrator is created whose password nobody would see.
    const server = await listen(lifeCycle.handle, { port: config.port, log })
    // Before a first start is through, there is nothing to finish: the next one begins it anew.
    let stop = async () => {}
    stopOnSignal(() => stop())
    const admin = await prepareFirstStart(backend, config, built)
    await built
    const { createApp }: typeof App = await import(builtApp)
    lifeCycle.ready(createApp({ backend, log, trustProxy, publicUrl, metricsToken }))
    console.log(welcome(server.address, admin))
    const sweeping = hourly(
      () =>
        unlessOthersDo(backend.db, 'sweep', async () => {
          const refusal = await backend.sweep({ now: new Date(), tell: (message) => log.info(message) })
          if (refusal) log.error(refusal)
        }),
      (error) => log.error({ err: error }, 'sweep failed'),
    )
    const forgetting = hourly(
      () =>
        unlessOthersDo(backend.db, 'retention', async () => {
          const forgotten = await forgetOld(backend.db.as(jobActor('retention')), new Date())
          if (forgotten.enquiries + forgotten.reservations > 0)
            log.info(forgotten, 'old personal data deleted')
        }),
      (error) => log.error({ err: error }, 'deleting old personal data failed'),
    )
    const tending = hourly(
      () => unlessOthersDo(backend.db, 'reservations', () => backend.tendReservations(new Date())),
      (error) => log.error({ err: error }, 'tending reservations failed'),
    )
    stop = async () => {
      lifeCycle.stopping()
      await sleep(config.drainSeconds * 1000)
      backend.live.close()
      await server.stop()
      // A store or a database that hangs must not keep the process: a sweep is gone on with by whoever comes next.
      const atWork = Promise.all([sweeping.stop(), tending.stop(), forgetting.stop()])
      await Promise.race([atWork.then(() => backend.close()), sleep(longestClosing)])
    }
  } catch (error) {
    await backend.close()
    throw error
  }
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const once = async () => {
    if (stopping) return
    stopping = true
    await stop()
    process.exit(0)
  }
  process.on('SIGINT', once)
  process.on('SIGTERM', once)
}

/** What a person can mend is said in one line; anything else with all that we know. */
function explain(error: unknown): unknown {
  const { code, syscall, port } = error as NodeJS.ErrnoException & { port?: number }
  if (syscall === 'listen' && code === 'EADDRINUSE') return `Port ${port} is taken: set PORT to a free one`
  if (syscall === 'listen' && code === 'EACCES')
    return `Port ${port} is not allowed: set PORT to one above 1023`
  const saidInOneLine = [ConfigError, DataFolderError, FileStoreFault]
  return saidInOneLine.some((kind) => error instanceof kind) ? (error as Error).message : error
}

if (import.meta.main) await main()
