import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for data on a disk that can be filled and emptied again. */
export interface FullDisk {
  folder: string
  /** From now on the process can write nothing more. */
  fill(pid: number): void
  free(pid: number): void
  remove(): void
}

interface Kind {
  name: string
  make(): FullDisk
}

/** A file system of its own in memory. Only root can mount one. */
const smallFileSystem: Kind = {
  name: 'a disk without a free byte',
  make() {
    const mount = mkdtempSync(join(tmpdir(), 'sgrada-disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'sgrada-fault', mount])
    const ballast = join(mount, 'ballast')
    return {
      folder: join(mount, 'data'),
      fill: () => writeUntilFull(ballast),
      free: () => rmSync(ballast),
      remove() {
        execFileSync('umount', [mount])
        rmdirSync(mount)
      },
    }
  },
}

/** Lowers the process's limit for file sizes to zero, which has the effect of a quota. */
const fileSizeLimit: Kind = {
  name: 'a limit that lets no file grow',
  make() {
    const root = mkdtempSync(join(tmpdir(), 'sgrada-limit-'))
    const limit = (pid: number, size: string) =>
      execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${size}:unlimited`])
    return {
      folder: join(root, 'data'),
      fill: (pid) => limit(pid, '0'),
      free: (pid) => limit(pid, 'unlimited'),
      remove: () => rmSync(root, { recursive: true }),
    }
  },
}

export const fullDisks = process.getuid?.() === 0 ? [smallFileSystem, fileSizeLimit] : [fileSizeLimit]

function writeUntilFull(file: string): void {
  const handle = openSync(file, 'w')
  for (const size of [1024 * 1024, 4096, 1]) {
    const block = Buffer.alloc(size)
    try {
      for (;;) if (writeSync(handle, block) < size) break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
  closeSync(handle)
}
