import { existsSync, statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { openLockedFile } from './locked-files.ts'

const corrupt = 11
const notADatabase = 26

/**
 * Checks table by table: a check of the whole database would also compare every token of the search index, which
 * takes a second for 100,000 enquiries. The tables that hold the index are checked like all others.
 */
const damageInTables = `
  select c.quick_check as damage from pragma_table_list t, pragma_quick_check(t.name) c
  where t.schema = 'main' and t.type <> 'virtual' and c.quick_check <> 'ok' limit 1`

/** Describes damage of the SQLite file in one line: a corrupt page or a missing end. Writes nothing. */
export function findDamage(file: string): string | undefined {
  if (!existsSync(file)) return undefined
  let database: DatabaseSync | undefined
  try {
    database = openLockedFile(file, { readOnly: true, timeout: 5000 })
    const found = database.prepare(damageInTables).get()?.damage
    return found ? String(found).replaceAll(/\s+/g, ' ') : findMissingEnd(file, database)
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
 * Returns a message when the last page of the file is cut off. SQLite's own check reads such a page as one that
 * ends in zeros, which a last page may do. While there is a write-ahead log, the missing end may be an
 * interrupted write, which the log repeats.
 */
function findMissingEnd(file: string, database: DatabaseSync): string | undefined {
  if (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size) return undefined
  const pageSize = Number(database.prepare('PRAGMA page_size').get()?.page_size)
  return statSync(file).size % pageSize === 0 ? undefined : 'its last page is cut off'
}
