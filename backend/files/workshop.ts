import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import pLimit from 'p-limit'
import type { ByteRange } from './file-store.ts'

/** Pictures that are made when somebody asks for them. A cache: the folder may be emptied at any time. */
export interface Workshop {
  folder: string
  /** Made on the first request, once, however many ask for it; undefined when `make` finds nothing to make it from. */
  find(name: string, make: () => Promise<Buffer | undefined>): Promise<MadeFile | undefined>
}

export interface MadeFile {
  size: number
  open(range?: ByteRange): Readable
}

/** A full disk makes every picture fail to be kept; saying so once in ten minutes is enough. */
const silence = 10 * 60_000

type Complain = (message: string, error: unknown) => void

export function openWorkshop(folder: string, complain: Complain): Workshop {
  const beingMade = new Map<string, Promise<Buffer | undefined>>()
  // One core stays free for everything else that the server does.
  const inTurn = pLimit(Math.max(1, availableParallelism() - 1))
  let complainedAt = Number.NEGATIVE_INFINITY

  /** What cannot be kept is sent all the same, and made again for the next who asks. */
  async function keep(target: string, bytes: Buffer): Promise<void> {
    try {
      await store(target, bytes)
    } catch (error) {
      if (performance.now() - complainedAt < silence) return
      complainedAt = performance.now()
      complain('A made picture could not be kept', error)
    }
  }

  async function makeOnce(target: string, make: () => Promise<Buffer | undefined>) {
    const making =
      beingMade.get(target) ??
      inTurn(async () => {
        const bytes = await make()
        if (bytes) await keep(target, bytes)
        return bytes
      })
    beingMade.set(target, making)
    return making.finally(() => beingMade.delete(target))
  }

  return {
    folder,
    async find(name, make) {
      const target = join(folder, name)
      const kept = await stat(target).catch(() => undefined)
      if (kept) return { size: kept.size, open: (range) => createReadStream(target, range) }
      const bytes = await makeOnce(target, make)
      return bytes && { size: bytes.length, open: (range) => Readable.from([part(bytes, range)]) }
    },
  }
}

function part(bytes: Buffer, range: ByteRange | undefined): Buffer {
  return range ? bytes.subarray(range.start, range.end + 1) : bytes
}

/** The name appears only once the picture is whole. */
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
