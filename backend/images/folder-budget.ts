import { readdir, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Keeps files that can be made again within a number of bytes. */
export interface FolderBudget {
  /** After a file of this size was added. */
  note(size: number): Promise<void>
}

/** What is left when there was too much: looking through the folder costs more than adding to it. */
const leaves = 0.8

/** Looks through the folder with the first file of a process, and whenever there may be too much: the oldest go. */
export function createFolderBudget(folder: string, maxBytes: number): FolderBudget {
  let bytes = Number.POSITIVE_INFINITY
  let trimming: Promise<void> | undefined

  async function list(): Promise<{ file: string; size: number; at: number }[]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    const files: { file: string; size: number; at: number }[] = []
    for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
      const file = join(parentPath, name)
      const found = await stat(file).catch(() => undefined)
      if (found) files.push({ file, size: found.size, at: found.mtimeMs })
    }
    return files.toSorted((one, other) => one.at - other.at)
  }

  async function trim(): Promise<void> {
    // Whatever is added from here on may or may not be in the list: counted twice is better than not at all.
    bytes = 0
    const files = await list()
    let left = files.reduce((sum, { size }) => sum + size, 0)
    const most = left > maxBytes ? leaves * maxBytes : maxBytes
    for (const { file, size } of files) {
      if (left <= most) break
      await rm(file, { force: true })
      // With its folder, unless there is more in it.
      await rmdir(dirname(file)).catch(() => {})
      left -= size
    }
    bytes += left
  }

  return {
    async note(size) {
      bytes += size
      if (bytes <= maxBytes) return
      trimming ??= trim()
        .catch((error) => {
          bytes = Number.POSITIVE_INFINITY
          throw error
        })
        .finally(() => {
          trimming = undefined
        })
      await trimming
    },
  }
}
