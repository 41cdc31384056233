import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/**
 * SQLite's locks belong to the process, and closing any descriptor of a file drops all that the process holds on it.
 * Whoever then reads and closes the database takes itself for the last one and removes the log of writes (`-wal`)
 * under the server. SQLite minds this among its own connections; so in this process nobody but SQLite opens a file
 * that it has open, nor its `-wal` or `-shm`. This file is the one place that opens them otherwise, when it may.
 */
const opened = new Map<string, DatabaseSync[]>()

/** Every connection to a file begins here. */
export function openLockedFile(
  file: string,
  options: ConstructorParameters<typeof DatabaseSync>[1] = {},
): DatabaseSync {
  const database = new DatabaseSync(file, options)
  const key = keyOf(file)
  if (key) opened.set(key, [...openHere(key), database])
  return database
}

/** A new file is its owner's alone; SQLite gives the same mode to those that it puts beside it. */
export function createLockedFile(file: string): void {
  try {
    // Fails where there is one, without opening it.
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

export function isOpenHere(file: string): boolean {
  const key = keyOf(file)
  return key !== undefined && openHere(key).length > 0
}

/** What stands in the file itself, without its log of writes. Only while this process has it not open. */
export function readUnopened(file: string, position: number, length: number): Buffer {
  if (isOpenHere(file)) throw new Error(`${file} is open: reading it now would drop its locks`)
  const bytes = Buffer.alloc(length)
  const descriptor = openSync(file, 'r')
  try {
    readSync(descriptor, bytes, 0, length, position)
  } finally {
    closeSync(descriptor)
  }
  return bytes
}

/** Locks are of a file and not of its name. */
function keyOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats && `${stats.dev}:${stats.ino}`
}

function openHere(key: string): DatabaseSync[] {
  return (opened.get(key) ?? []).filter(({ isOpen }) => isOpen)
}
