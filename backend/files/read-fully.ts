import { addAbortSignal } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from './file-store.ts'
import { FileStoreFault } from './file-store-fault.ts'
import type { TimeoutBudget } from './timeout-budget.ts'

/** A file in memory, within this timeout to its last byte; undefined when there is no such file. */
export async function readFully(
  files: Pick<FileStore, 'get'>,
  path: string,
  timeout: TimeoutBudget,
): Promise<Buffer | undefined> {
  const opened = await files.get(path, undefined, timeout)
  if (!opened) return undefined
  return timeout.spend(async (giveUp) => {
    try {
      return await buffer(addAbortSignal(giveUp, opened.body))
    } catch (error) {
      if (!giveUp.aborted) throw error
      throw new FileStoreFault(`The file store did not send all of ${path} within ${timeout.total / 1000} s`)
    }
  })
}
