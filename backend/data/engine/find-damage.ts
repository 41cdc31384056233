import { existsSync, statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { openLockedFile } from './locked-files.ts'

const corrupt = 11
const notADatabase = 26

/**
 * Table by table: of a whole database SQLite would also compare every word in the index for searching, which takes a
 * second for 100,000 enquiries. The tables that the index is kept in are looked at as all others.
 */
const damageInTables = `
  select c.quick_check as damage from pragma_table_list t, pragma_quick_check(t.name) c
  where t.schema = 'main' and t.type <> 'virtual' and c.quick_check <> 'ok' limit 1`

/** What is wrong with SQLite's file, in one line: a page that is no page, or a part that is gone. Writes nothing. */
export function findDamage(file: string): string | undefined {
  if (!existsSync(file)) return undefined
  let database: DatabaseSync | undefined
  try {
    database = openLockedFile(file, { readOnly: true, timeout: 5000 })
    const found = database.prepare(damageInTables).get()?.damage
    return found ? String(found).replaceAll(/\s+/g, ' ') : findMissingEnd(file, database)
  } catch (error) {
    const { errcode = 0, message } = error as Error & { errcode?: number }
    // Extended codes carry the plain one in their last byte. Anything else may pass: opening tries again.
    return [corrupt, notADatabase].includes(errcode & 0xff) ? message : undefined
  } finally {
    database?.close()
  }
}

/**
 * The check reads a page that is cut off as one that ends in zeros, and a last page may well end in zeros. While
 * there is a log of writes beside it, though, that end may be one of them, interrupted: it is written again.
 */
function findMissingEnd(file: string, database: DatabaseSync): string | undefined {
  if (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size) return undefined
  const pageSize = Number(database.prepare('PRAGMA page_size').get()?.page_size)
  return statSync(file).size % pageSize === 0 ? undefined : 'its last page is cut off'
}
