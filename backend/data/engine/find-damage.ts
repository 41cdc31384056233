import { existsSync, statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { openLockedFile } from './locked-files.ts'

const corrupt = 11
const notADatabase = 26

const tables = `select name from pragma_table_list where schema = 'main' and type <> 'virtual'`
const damageInTable = `select quick_check as damage from pragma_quick_check(?) where quick_check <> 'ok' limit 1`

/** In bytes: checking a smaller database takes no time that somebody would wonder about. */
const large = 50e6
/** In milliseconds, between two lines about a long check. */
const lineEvery = 5_000

/**
 * Describes damage of the SQLite file in one line: a corrupt page or a missing end. Writes nothing. `report` hears of
 * the check of a large database before, during and after it: nothing else happens meanwhile.
 */
export async function findDamage(
  file: string,
  report: (line: string) => void = () => {},
): Promise<string | undefined> {
  if (!existsSync(file)) return undefined
  let database: DatabaseSync | undefined
  try {
    database = openLockedFile(file, { readOnly: true, timeout: 5000 })
    const damage = await findInTables(database, reportOn(file, report))
    return damage ? damage.replaceAll(/\s+/g, ' ') : findMissingEnd(file, database)
  } catch (error) {
    const { errcode = 0, message } = error as Error & { errcode?: number }
    // Extended codes carry the primary code in their last byte. Other errors may be temporary: opening the database
    // tries again.
    return [corrupt, notADatabase].includes(errcode & 0xff) ? message : undefined
  } finally {
    database?.close()
  }
}

/**
 * Checks table by table: a check of the whole database would also compare every token of the search index, which
 * takes a second for 100,000 enquiries. The tables that hold the index are checked like all others.
 */
async function findInTables(
  database: DatabaseSync,
  progress: (table: string, isLast: boolean) => void,
): Promise<string | undefined> {
  const names = database
    .prepare(tables)
    .all()
    .map(({ name }) => String(name))
  const check = database.prepare(damageInTable)
  for (const [index, name] of names.entries()) {
    const found = check.get(name)?.damage
    if (found) return String(found)
    progress(`${index + 1} of ${names.length} tables`, index === names.length - 1)
    // The log writes while this waits.
    await setImmediate()
  }
  return undefined
}

function reportOn(file: string, report: (line: string) => void): (done: string, isLast: boolean) => void {
  const size = statSync(file).size + (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0)
  if (size < large) return () => {}
  const started = performance.now()
  let last = started
  report(`Checking the database for damage: ${Math.round(size / 1e6)} MB`)
  return (done, isLast) => {
    const now = performance.now()
    if (!isLast && now - last < lineEvery) return
    last = now
    const seconds = ((now - started) / 1000).toFixed(1)
    report(isLast ? `The database is undamaged: ${seconds} s` : `${done} are undamaged after ${seconds} s`)
  }
}

/**
 * Returns a message when the last page of the file is cut off. SQLite's own check reads such a page as one that
 * ends in zeros, which a last page may do. While there is a write-ahead log, the missing end may be an
 * interrupted write, which the log repeats.
 */
function findMissingEnd(file: string, database: DatabaseSync): string | undefined {
  if (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size) return undefined
  const pageSize = Number(database.prepare('PRAGMA page_size').get()?.page_size)
  return statSync(file).size % pageSize === 0 ? undefined : 'its last page is cut off'
}
