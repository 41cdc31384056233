import { addAbortSignal } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from './file-store.ts'
import { FileStoreFault } from './file-store-fault.ts'
import type { Patience } from './patience.ts'

/** A file in memory, within this patience to its last byte; undefined when there is no such file. */
export async function readWhole(
  files: Pick<FileStore, 'get'>,
  path: string,
  patience: Patience,
): Promise<Buffer | undefined> {
  const opened = await files.get(path, undefined, patience)
  if (!opened) return undefined
  return patience.spend(async (giveUp) => {
    try {
      return await buffer(addAbortSignal(giveUp, opened.body))
    } catch (error) {
      if (!giveUp.aborted) throw error
      throw new FileStoreFault(`The file store did not send all of ${path} within ${patience.whole / 1000} s`)
    }
  })
}
