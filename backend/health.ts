import { performance } from 'node:perf_hooks'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, listVersions, probeWrite } from './data/database.ts'
import type { FileStore } from './files/file-store.ts'

/** What is wrong, if anything is; a server that is only busy is well. */
type HealthStatus = 'ok' | 'writes-failing' | 'unavailable'

export interface HealthReport {
  status: HealthStatus
  database: { reads: boolean; writes: boolean }
  files: { writes: boolean }
  /** The main thread has no time to spare: answers come late, but nothing has failed. */
  busy: boolean
}

/** Whether the backend can do its work. */
export interface Health {
  /** Waits for a database or a store that hangs at the first time only: then it says how things stood last. */
  check(): Promise<HealthReport>
}

interface Deps {
  /** In milliseconds. */
  now(): number
  complain(message: string, error: unknown): void
  /** Which part of the time since it was last asked the main thread was at work, from 0 to 1. */
  utilization?: () => number
  /** Whoever asks gets an answer by then, in milliseconds. */
  respondWithin?: number
}

/** Nobody can make us write by asking: writes are tried at most this often, whoever asks. */
const writeAtMostEvery = 10_000
/** What takes longer has failed. */
const timeout = 5_000
const busyAbove = 0.9

export const probePath = 'health/probe'

export function createHealth(db: Database, files: FileStore, deps: Deps): Health {
  const { utilization = createUtilization(), respondWithin = 800 } = deps
  const reads = createProbe(() => listVersions(db), { ...deps, atMostEvery: 0 })
  const writing = { ...deps, atMostEvery: writeAtMostEvery, complaint: 'Writes are failing' }
  const writes = createProbe(() => probeWrite(db), writing)
  const fileWrites = createProbe(() => putAndDelete(files), writing)

  /** A database that cannot be read is not written to, either: that it is unavailable has been said then. */
  const probeAll = () =>
    Promise.all([fileWrites.run(), reads.run().then((succeeded) => succeeded && writes.run())])

  return {
    async check() {
      const probing = probeAll()
      const isFirst =
        reads.latest() === undefined ||
        fileWrites.latest() === undefined ||
        (reads.latest() && writes.latest() === undefined)
      await (isFirst ? probing : Promise.race([probing, sleep(respondWithin, undefined, { ref: false })]))
      const database = {
        reads: reads.latest() ?? false,
        writes: (reads.latest() && writes.latest()) ?? false,
      }
      const canWrite = database.writes && (fileWrites.latest() ?? false)
      return {
        status: !database.reads ? 'unavailable' : canWrite ? 'ok' : 'writes-failing',
        database,
        files: { writes: fileWrites.latest() ?? false },
        busy: utilization() > busyAbove,
      }
    },
  }
}

interface ProbeOptions extends Pick<Deps, 'now' | 'complain'> {
  atMostEvery: number
  /** Said once when it begins to fail. */
  complaint?: string
}

/** Tries something, once at a time, and remembers how it went. */
function createProbe(
  attempt: () => Promise<unknown>,
  { now, complain, atMostEvery, complaint }: ProbeOptions,
) {
  let begunAt = Number.NEGATIVE_INFINITY
  let latest: boolean | undefined
  let inFlight: Promise<boolean> | undefined

  async function probe(): Promise<boolean> {
    try {
      await withinFreeTime(attempt(), timeout)
      latest = true
    } catch (error) {
      if (complaint && latest !== false) complain(complaint, error)
      latest = false
    }
    return latest
  }

  return {
    latest: () => latest,
    run(): Promise<boolean> {
      if (!inFlight && now() - begunAt >= atMostEvery) {
        begunAt = now()
        inFlight = probe().finally(() => {
          inFlight = undefined
        })
      }
      return inFlight ?? Promise.resolve(latest === true)
    },
  }
}

async function putAndDelete(files: FileStore): Promise<void> {
  await files.put(probePath, Readable.from([Buffer.from('here')]), { contentType: 'text/plain' })
  await files.delete(probePath)
}

const ticks = 50

/**
 * Fails work that takes longer, not counting the time in which the main thread was too busy to hear of its end: a tick
 * that comes late counts as one tick all the same.
 */
export async function withinFreeTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  let left = ticks
  const ticking = setInterval(() => {
    if (--left === 0) late.reject(new Error(`no answer within ${milliseconds} ms`))
  }, milliseconds / ticks)
  work.catch(() => {})
  return Promise.race([work, late.promise]).finally(() => clearInterval(ticking))
}

/** Of a shorter time it would say more about the question than about the work. */
const minSpan = 1_000

function createUtilization(): () => number {
  let last = performance.eventLoopUtilization()
  let latest = 0
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization, active, idle } = performance.eventLoopUtilization(now, last)
    if (active + idle < minSpan) return latest
    last = now
    latest = utilization
    return latest
  }
}
