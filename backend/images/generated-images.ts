import { mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import type { ByteRange } from '../files/file-store.ts'
import type { TimeoutBudget } from '../files/timeout-budget.ts'
import type { FolderBudget } from './folder-budget.ts'
import { type Making, makeInTurn } from './make-in-turn.ts'
import type { IsNeeded, SharedImages } from './shared-images.ts'

/** Images that are made when somebody asks for them. A cache: it may be emptied at any time. */
export interface GeneratedImages {
  /** Made on the first request, once, however many ask for it; undefined when there is nothing to make it from. */
  find<Original>(
    name: string,
    making: Making<Original>,
    timeout: TimeoutBudget,
  ): Promise<MadeFile | undefined>
  /** Whatever was made under names that begin with this folder. */
  forget(folder: string): Promise<void>
  /** Removes those that nobody will ask for again. */
  tidy(isNeeded: IsNeeded): Promise<void>
}

export interface MadeFile {
  size: number
  /** Undefined when it was deleted meanwhile, with what it was made from. */
  open(range?: ByteRange): Promise<Readable | undefined>
}

/** With what its answer says of it. */
export interface ServableFile extends MadeFile {
  contentType: string
  etag: string
}

/** A full disk makes every image fail to be cached; saying so once in ten minutes is enough. */
const silence = 10 * 60_000

type Complain = (message: string, error: unknown) => void

/** In a folder of this server, and in a store that it shares with others: what one has made, the others need not. */
export function openGeneratedImages(
  folder: string,
  complain: Complain,
  { shared, budget }: { shared?: SharedImages | undefined; budget?: FolderBudget } = {},
): GeneratedImages {
  const beingMade = new Map<string, Promise<Buffer | undefined>>()
  const make = makeInTurn()
  let complainedAt = Number.NEGATIVE_INFINITY

  /** What cannot be cached is sent all the same, and made again for the next who asks. */
  async function tryCaching(caching: Promise<void>): Promise<void> {
    try {
      await caching
    } catch (error) {
      if (performance.now() - complainedAt < silence) return
      complainedAt = performance.now()
      complain('A made picture could not be cached', error)
    }
  }

  async function makeForAll<Original>(name: string, making: Making<Original>, timeout: TimeoutBudget) {
    const bytes = await make(making, timeout)
    // Whoever asked does not wait for the others' copy: a store that hangs takes minutes to give up.
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
        // Opened before the answer begins: of a stream that fails later, a browser would see half an image.
        const openCached = (range?: ByteRange) =>
          open(target).then(
            (file) => file.createReadStream(range),
            () => openMade(range),
          )
        return { size: cached.size, open: openCached }
      }
      const bytes = await makeOnce(name, making, timeout)
      return bytes && { size: bytes.length, open: async (range) => Readable.from([part(bytes, range)]) }
    },

    async forget(made) {
      await rm(join(folder, made), { recursive: true, force: true })
      await shared?.forget(made)
    },

    async tidy(isNeeded) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
        const file = join(parentPath, name)
        const made = await stat(file).catch(() => undefined)
        const madeName = relative(folder, file).split(sep).join('/')
        if (made && !isNeeded(madeName, made.mtime)) await removeWithFolder(file)
      }
      await shared?.tidy(isNeeded)
    },
  }
}

function part(bytes: Buffer, range: ByteRange | undefined): Buffer {
  return range ? bytes.subarray(range.start, range.end + 1) : bytes
}

/** And its folder, unless there is more in it. */
async function removeWithFolder(file: string): Promise<void> {
  await rm(file, { force: true })
  await rmdir(dirname(file)).catch(() => {})
}

/** The name appears only once the image is whole. */
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
