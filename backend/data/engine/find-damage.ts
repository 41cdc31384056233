import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const corrupt = 11
const notADatabase = 26

/** What is wrong with SQLite's file, in one line: a page that is no page, or a part that is gone. Writes nothing. */
export function findDamage(file: string): string | undefined {
  if (!existsSync(file)) return undefined
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
    const found = String(database.prepare('PRAGMA quick_check(1)').get()?.quick_check)
    return found === 'ok' ? undefined : found.replaceAll(/\s+/g, ' ')
  } catch (error) {
    const { errcode = 0, message } = error as Error & { errcode?: number }
    // Extended codes carry the plain one in their last byte. Anything else may pass: opening tries again.
    return [corrupt, notADatabase].includes(errcode & 0xff) ? message : undefined
  } finally {
    database?.close()
  }
}
