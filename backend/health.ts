import { performance } from 'node:perf_hooks'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, listVersions, probeWrite } from './data/database.ts'
import type { FileStore } from './files/file-store.ts'

/** A busy server is `ok`: a load balancer must not take it out of service. */
type HealthStatus = 'ok' | 'writes-failing' | 'unavailable'

export interface HealthReport {
  status: HealthStatus
  database: { reads: boolean; writes: boolean }
  files: { writes: boolean }
  /** Soon nothing more can be written. How much is left is in /metrics, which is not open to everybody. */
  disk: { isLow: boolean }
  /** The main thread is busy more than 90 % of the time: responses are slow, but nothing has failed. */
  busy: boolean
}

export interface Health {
  /** The first check waits for its probes. Later ones report the latest result if a probe takes long. */
  check(): Promise<HealthReport>
  /** In bytes, of the disk of the data folder. */
  freeSpace(): Promise<number>
}

interface Deps {
  /** In milliseconds. */
  now(): number
  complain(message: string, error: unknown): void
  /** In bytes. */
  freeSpace(): Promise<number>
  /** The share of the time since the last call in which the main thread was busy, from 0 to 1. */
  utilization?: () => number
  /** Milliseconds after which `check` reports the latest result. */
  respondWithin?: number
}

/** Writes are probed at most this often, so that requests to the health check cannot cause a flood of writes. */
const writeAtMostEvery = 10_000
/** A probe that takes longer has failed. */
const timeout = 5_000
const busyThreshold = 0.9
/** In bytes: some days of uploads. */
const lowSpace = 500e6

export const probePath = 'health/probe'

export function createHealth(db: Database, files: FileStore, deps: Deps): Health {
  const { utilization = createUtilization(), respondWithin = 800 } = deps
  const reads = createProbe(() => listVersions(db), { ...deps, atMostEvery: 0 })
  const writing = { ...deps, atMostEvery: writeAtMostEvery, complaint: 'Writes are failing' }
  const writes = createProbe(() => probeWrite(db), writing)
  const fileWrites = createProbe(() => putAndDelete(files), writing)

  /** Skips the write probe while reads fail, since its complaint would be about the same outage. */
  const probeAll = () =>
    Promise.all([fileWrites.run(), reads.run().then((succeeded) => succeeded && writes.run())])

  return {
    freeSpace: deps.freeSpace,

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
        disk: { isLow: (await deps.freeSpace()) < lowSpace },
        busy: utilization() > busyThreshold,
      }
    },
  }
}

interface ProbeOptions extends Pick<Deps, 'now' | 'complain'> {
  atMostEvery: number
  /** Logged once, when the probe begins to fail. */
  complaint?: string
}

/** Runs one attempt at a time and remembers the latest result. */
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
 * Rejects when the work takes longer than the timeout. The timeout is counted in ticks, and a late tick counts as
 * one, so time in which the main thread is blocked and cannot notice the end of the work hardly counts.
 */
export async function withinFreeTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  let left = ticks
  const ticking = setInterval(() => {
    if (--left === 0) late.reject(new Error(`no response within ${milliseconds} ms`))
  }, milliseconds / ticks)
  work.catch(() => {})
  return Promise.race([work, late.promise]).finally(() => clearInterval(ticking))
}

/**
 * In milliseconds. The shortest span over which the load of the main thread is measured: a shorter one would
 * mostly measure the health check itself.
 */
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
