import { randomInt } from 'node:crypto'
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/**
 * SQLite keeps its newest writes in a log beside the database (`-wal`) and applies whatever log it finds there. One
 * of another file, left by a server that was killed, would destroy the database that somebody puts back. So each
 * start of a server marks the database (`user_version`, in its first page) and notes the mark beside it.
 */
const markOffset = 60
const largestMark = 2 ** 31

/** Why the log that lies beside this database cannot be its own; undefined when it may be. */
export function findForeignLog(file: string): string | undefined {
  const log = `${file}-wal`
  if (!statSync(log, { throwIfNoEntry: false })?.size) return undefined
  if (!statSync(file, { throwIfNoEntry: false })?.size)
    return `The database ${file} is gone, but its newest writes are in ${log}: put it back, or move both away`
  const known = readNote(file)
  if (known.length === 0 || known.includes(readMark(file))) return undefined
  return `The database ${file} was exchanged, but ${log} is of the one before: move it and ${file}-shm away`
}

/** From now on, the log is of this database and no other. What cannot be written down is not checked later. */
export function markDatabase(file: string): void {
  const database = new DatabaseSync(file, { timeout: 5000 })
  try {
    const mark = randomInt(1, largestMark)
    // Both, until the log has been emptied into the file, which a reader may put off.
    writeNote(file, [readMark(file), mark])
    database.exec(`PRAGMA user_version = ${mark}`)
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    if (readMark(file) === mark) writeNote(file, [mark])
  } catch (error) {
    console.error('Error marking the database', error)
  } finally {
    database.close()
  }
}

function readMark(file: string): number {
  const bytes = Buffer.alloc(4)
  const opened = openSync(file, 'r')
  try {
    readSync(opened, bytes, 0, bytes.length, markOffset)
  } finally {
    closeSync(opened)
  }
  return bytes.readUInt32BE()
}

const note = (file: string) => `${file}-mark`

function readNote(file: string): number[] {
  if (!existsSync(note(file))) return []
  return readFileSync(note(file), 'utf8').split('\n').filter(Boolean).map(Number)
}

function writeNote(file: string, marks: number[]): void {
  const unfinished = `${note(file)}-unfinished`
  writeFileSync(unfinished, marks.join('\n'), { mode: 0o600, flush: true })
  renameSync(unfinished, note(file))
}
