import { randomInt } from 'node:crypto'
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { isOpenHere, readUnopened } from './locked-files.ts'

/**
 * SQLite writes to a log beside the database (`-wal`) and applies whatever log it finds there. The log of
 * another file, left by a server that was killed, would destroy a database that somebody restores to this path.
 * So each start of a server marks the database (`user_version`, a number at this byte of the file) and writes
 * the mark to a file beside it: a log is another database's when the two marks differ.
 */
const markOffset = 60
const largestMark = 2 ** 31

/** Says why the log beside this database cannot be its own; undefined when it may be. */
export function findForeignLog(file: string): string | undefined {
  // This process has checked the log already when it opened the file.
  if (isOpenHere(file)) return undefined
  const log = `${file}-wal`
  if (!statSync(log, { throwIfNoEntry: false })?.size) return undefined
  if (!statSync(file, { throwIfNoEntry: false })?.size)
    return `The database ${file} is gone, but its newest writes are in ${log}: put it back, or move both away`
  const known = readNote(file)
  const mark = readUnopened(file, markOffset, 4).readUInt32BE()
  if (known.length === 0 || known.includes(mark)) return undefined
  return `The database ${file} was exchanged, but ${log} is of the one before: move it and ${file}-shm away`
}

/**
 * Writes a new mark to the database and to the file beside it, so that `findForeignLog` knows the log as its
 * own. An error is only logged: the server starts anyway.
 */
export function markDatabase(file: string, writing: DatabaseSync): void {
  try {
    const known = readNote(file)
    const before = Number(writing.prepare('PRAGMA user_version').get()?.user_version)
    const mark = randomInt(1, largestMark)
    // Until the log is checkpointed, which a reader may delay, the database file may have any of these marks.
    if (known.length > 0) writeNote(file, [...known, before, mark])
    writing.exec(`PRAGMA user_version = ${mark}`)
    const isEmptied = writing.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0
    if (isEmptied) writeNote(file, [mark])
  } catch (error) {
    console.error('Error marking the database', error)
  }
}

const note = (file: string) => `${file}-mark`

function readNote(file: string): number[] {
  if (!existsSync(note(file))) return []
  return readFileSync(note(file), 'utf8').split('\n').filter(Boolean).map(Number)
}

function writeNote(file: string, marks: number[]): void {
  const unfinished = `${note(file)}-unfinished`
  writeFileSync(unfinished, [...new Set(marks)].join('\n'), { mode: 0o600, flush: true })
  renameSync(unfinished, note(file))
}
