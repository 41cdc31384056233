import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, listVersions } from './data/database.ts'
import { tryWriting } from './data/try-writing.ts'
import type { FileStore } from './files/file-store.ts'

export type HealthStatus = 'ok' | 'writes-failing' | 'unavailable'

/** Whether the backend can do its work. */
export interface Health {
  check(): Promise<HealthStatus>
}

interface Surroundings {
  /** In milliseconds. */
  now(): number
  complain(message: string, error: unknown): void
}

/** Nobody can make us write by asking: writes are tried at most this often, whoever asks. */
const restBetween = 10_000
/** What takes longer has failed. */
const patience = 5_000

export const probePath = 'health/probe'

export function createHealth(db: Database, files: FileStore, { now, complain }: Surroundings): Health {
  let triedAt = Number.NEGATIVE_INFINITY
  let latest: Promise<boolean> = Promise.resolve(true)
  let failing = false

  async function writesSucceed(): Promise<boolean> {
    try {
      await inTime(Promise.all([tryWriting(db), putAndDelete(files)]))
      failing = false
    } catch (error) {
      if (!failing) complain('Writes are failing', error)
      failing = true
    }
    return !failing
  }

  return {
    async check() {
      try {
        await inTime(listVersions(db))
      } catch {
        return 'unavailable'
      }
      if (now() - triedAt >= restBetween) {
        triedAt = now()
        latest = writesSucceed()
      }
      return (await latest) ? 'ok' : 'writes-failing'
    },
  }
}

async function putAndDelete(files: FileStore): Promise<void> {
  await files.put(probePath, Readable.from([Buffer.from('here')]), { contentType: 'text/plain' })
  await files.delete(probePath)
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const giveUp = new AbortController()
  const late = sleep(patience, undefined, { signal: giveUp.signal }).then(() => {
    throw new Error(`no answer within ${patience} ms`)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    giveUp.abort()
    late.catch(() => {})
  }
}
