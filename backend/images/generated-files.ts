import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import pLimit from 'p-limit'
import type { ByteRange } from '../files/file-store.ts'
import type { TimeoutBudget } from '../files/timeout-budget.ts'
import { isUnavailable } from '../is-unavailable.ts'
import type { FolderBudget } from './folder-budget.ts'
import type { IsNeeded, SharedImages } from './shared-images.ts'

/** How an image is generated. Sources are read while other images are being computed. */
export interface Making<Original = Buffer> {
  /** Undefined when the source is gone. */
  read(timeout: TimeoutBudget): Promise<Original | undefined>
  make(original: Original): Promise<Buffer>
}

/** How many originals may be read, or wait in memory for a core. */
const readAhead = 8

/**
 * Generates as many images at once as there are cores, less one for the rest of the server. When a read finds the store
 * unavailable, requests that were waiting behind it fail at once instead of running into the same timeout.
 */
export function makeInTurn() {
  const cores = Math.max(1, availableParallelism() - 1)
  const [onCore, inMemory] = [pLimit(cores), pLimit(cores + readAhead)]
  let outage: { since: number; error: unknown } | undefined

  async function read<Original>(
    making: Making<Original>,
    timeout: TimeoutBudget,
  ): Promise<Original | undefined> {
    try {
      return await making.read(timeout)
    } catch (error) {
      if (isUnavailable(error)) outage = { since: performance.now(), error }
      throw error
    }
  }

  return async <Original>(making: Making<Original>, timeout: TimeoutBudget): Promise<Buffer | undefined> => {
    const requestedAt = performance.now()
    return inMemory(async () => {
      if (outage && outage.since > requestedAt) throw outage.error
      const original = await read(making, timeout)
      return original && onCore(() => making.make(original))
    })
  }
}

/** Images and PDFs that are generated on request and cached. The cache may be emptied at any time. */
export interface GeneratedFiles {
  /** Generated at the first request, once for concurrent ones; undefined when the source is gone. */
  find<Original>(
    name: string,
    making: Making<Original>,
    timeout: TimeoutBudget,
  ): Promise<GeneratedFile | undefined>
  /** Deletes everything below this folder. */
  evict(folder: string): Promise<void>
  sweep(isNeeded: IsNeeded): Promise<void>
}

export interface GeneratedFile {
  size: number
  /** Undefined when the file and its source were deleted after `find` returned. */
  open(range?: ByteRange): Promise<Readable | undefined>
}

export interface ServableFile extends GeneratedFile {
  contentType: string
  etag: string
}

/** With a full disk, caching fails for every image: one complaint in ten minutes is enough. */
const complainAtMostEvery = 10 * 60_000

type Complain = (message: string, error: unknown) => void

/** Caches in a folder of this server and in the file store, so that other servers need not generate the same. */
export function openGeneratedFiles(
  folder: string,
  complain: Complain,
  { shared, budget }: { shared?: SharedImages | undefined; budget?: FolderBudget } = {},
): GeneratedFiles {
  const beingMade = new Map<string, Promise<Buffer | undefined>>()
  const make = makeInTurn()
  let complainedAt = Number.NEGATIVE_INFINITY

  /** A failure is only logged: the image is sent anyway, and generated again for the next request. */
  async function tryCaching(caching: Promise<void>): Promise<void> {
    try {
      await caching
    } catch (error) {
      if (performance.now() - complainedAt < complainAtMostEvery) return
      complainedAt = performance.now()
      complain('A generated image could not be cached', error)
    }
  }

  async function makeForAll<Original>(name: string, making: Making<Original>, timeout: TimeoutBudget) {
    const bytes = await make(making, timeout)
    // Not awaited, because a store that does not respond takes minutes to fail.
    if (bytes && shared) tryCaching(shared.put(name, bytes))
    return bytes
  }

  async function makeOnce<Original>(name: string, making: Making<Original>, timeout: TimeoutBudget) {
    const made =
      beingMade.get(name) ??
      (async () => {
        const bytes = (await shared?.find(name, timeout)) ?? (await makeForAll(name, making, timeout))
        if (bytes) await tryCaching(store(join(folder, name), bytes).then(() => budget?.note(bytes.length)))
        return bytes
      })()
    beingMade.set(name, made)
    return made.finally(() => beingMade.delete(name))
  }

  return {
    async find(name, making, timeout) {
      const target = join(folder, name)
      const cached = await stat(target).catch(() => undefined)
      const openMade = async (range?: ByteRange) => {
        const bytes = await makeOnce(name, making, timeout)
        return bytes && Readable.from([part(bytes, range)])
      }
      if (cached) {
        // Opened before the response begins: a stream that fails later would leave the browser with half an image. Not as
        // a FileHandle: one that nobody closes ends the process when it is collected as garbage.
        const openCached = async (range?: ByteRange) => {
          const file = createReadStream(target, range)
          return once(file, 'open').then(
            () => file,
            () => openMade(range),
          )
        }
        return { size: cached.size, open: openCached }
      }
      const bytes = await makeOnce(name, making, timeout)
      return bytes && { size: bytes.length, open: async (range) => Readable.from([part(bytes, range)]) }
    },

    async evict(made) {
      await rm(join(folder, made), { recursive: true, force: true })
      await shared?.evict(made)
    },

    async sweep(isNeeded) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
        const file = join(parentPath, name)
        const made = await stat(file).catch(() => undefined)
        const madeName = relative(folder, file).split(sep).join('/')
        if (made && !isNeeded(madeName, made.mtime)) await removeWithFolder(file)
      }
      await shared?.sweep(isNeeded)
    },
  }
}

function part(bytes: Buffer, range: ByteRange | undefined): Buffer {
  return range ? bytes.subarray(range.start, range.end + 1) : bytes
}

/** Removes the file, and its folder if that is empty now. */
async function removeWithFolder(file: string): Promise<void> {
  await rm(file, { force: true })
  await rmdir(dirname(file)).catch(() => {})
}

/** Renames at the end, so that no request reads a half-written image. */
async function store(target: string, bytes: Buffer): Promise<void> {
  const unfinished = `${target}.${crypto.randomUUID()}`
  try {
    await mkdir(dirname(target), { recursive: true })
    await writeFile(unfinished, bytes)
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
}

export interface ServablePdf extends ServableFile {
  /** The file name of the download. */
  name: string
}

const day = 24 * 60 * 60 * 1000
/**
 * How long cached files are kept, in milliseconds. A card shows its date, so each day has another one; a
 * preview is deleted after a week, since no record refers to it.
 */
const maxAges = { cards: 2 * day, previews: 7 * day }

/** A folder of the cache whose files are deleted when they are too old. */
export type ExpiringFolder = keyof typeof maxAges

/** Files outside the expiring folders always count as expired: they are needed only while their original is stored. */
export function isExpired(name: string, madeAt: Date, now: Date): boolean {
  const [folder = ''] = name.split('/')
  const maxAge = new Map<string, number>(Object.entries(maxAges)).get(folder) ?? Number.NEGATIVE_INFINITY
  return now.getTime() - madeAt.getTime() >= maxAge
}
