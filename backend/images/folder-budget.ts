import { readdir, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Limits the size of a cache folder. */
export interface FolderBudget {
  /** Called after a file of this size was added. */
  note(size: number): Promise<void>
}

/**
 * The share of the limit that a full folder is trimmed to. At 1, the next file would exceed the limit again,
 * and listing the folder for every added file would be slow.
 */
const trimTo = 0.8

/** Lists the folder with the first file of a process, and when the limit may be exceeded. Deletes the oldest files. */
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
    // A file that is added from here on may be in the list or not: counting it twice is better than not at all.
    bytes = 0
    const files = await list()
    let left = files.reduce((sum, { size }) => sum + size, 0)
    const most = left > maxBytes ? trimTo * maxBytes : maxBytes
    for (const { file, size } of files) {
      if (left <= most) break
      await rm(file, { force: true })
      // The error of a folder that still has files is ignored: the folder stays.
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
