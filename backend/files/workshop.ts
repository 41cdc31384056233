import { createReadStream } from 'node:fs'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import pLimit from 'p-limit'
import type { ByteRange } from './file-store.ts'

/** Pictures that are made when somebody asks for them. A cache: the folder may be emptied at any time. */
export interface Workshop {
  folder: string
  /** Made on the first request, once, however many ask for it. */
  find(name: string, make: () => Promise<Buffer>): Promise<MadeFile>
}

export interface MadeFile {
  size: number
  open(range?: ByteRange): Readable
}

export function openWorkshop(folder: string): Workshop {
  const beingMade = new Map<string, Promise<void>>()
  // One core stays free for everything else that the server does.
  const inTurn = pLimit(Math.max(1, availableParallelism() - 1))

  async function makeOnce(target: string, make: () => Promise<Buffer>): Promise<void> {
    const making = beingMade.get(target) ?? inTurn(async () => store(target, await make()))
    beingMade.set(target, making)
    await making.finally(() => beingMade.delete(target))
  }

  return {
    folder,
    async find(name, make) {
      const target = join(folder, name)
      const known = await stat(target).catch(() => undefined)
      if (!known) await makeOnce(target, make)
      return {
        size: (known ?? (await stat(target))).size,
        open: (range) => createReadStream(target, range),
      }
    },
  }
}

/** The name appears only once the picture is whole. */
async function store(target: string, bytes: Buffer): Promise<void> {
  const unfinished = `${target}.${crypto.randomUUID()}`
  await mkdir(dirname(target), { recursive: true })
  await writeFile(unfinished, bytes)
  await rename(unfinished, target)
}
