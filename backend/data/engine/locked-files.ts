import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/**
 * The databases that this process has opened, by the key of their file. SQLite's locks belong to the process,
 * and closing any descriptor of a file drops all locks that the process holds on it. Another process that then
 * opens and closes the database takes itself for the last user and deletes the write-ahead log (`-wal`),
 * although the server still writes to it. SQLite avoids this among its own connections; so while SQLite has a
 * file open, nothing else in this process may open it, its `-wal` or its `-shm`. All other access goes through
 * this module.
 */
const opened = new Map<string, DatabaseSync[]>()

export function openLockedFile(
  file: string,
  options: ConstructorParameters<typeof DatabaseSync>[1] = {},
): DatabaseSync {
  const database = new DatabaseSync(file, options)
  const key = keyOf(file)
  if (key) opened.set(key, [...openHere(key), database])
  return database
}

/**
 * Creates the file unless it exists. It is readable by its owner only, and SQLite gives the files that it
 * creates beside it the same mode.
 */
export function createLockedFile(file: string): void {
  try {
    // Fails when the file exists, without opening it.
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

export function isOpenHere(file: string): boolean {
  const key = keyOf(file)
  return key !== undefined && openHere(key).length > 0
}

/** Reads the file itself, without its write-ahead log. Throws while this process has it open. */
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

/** Returns a key of the file (device and inode), to which locks belong, whatever name it was opened by. */
function keyOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats && `${stats.dev}:${stats.ino}`
}

function openHere(key: string): DatabaseSync[] {
  return (opened.get(key) ?? []).filter(({ isOpen }) => isOpen)
}
