import { existsSync } from 'node:fs'
import { findDamage } from './data/engine/find-damage.ts'
import { findForeignLog } from './data/engine/write-ahead-log.ts'
import { DataFolderError } from './data-folder.ts'

/** Trying again would not help, and going on would write into what may still be saved. */
export function assertUndamaged(file: string): void {
  const foreignLog = findForeignLog(file)
  if (foreignLog) throw new DataFolderError(foreignLog)
  const damage = findDamage(file)
  if (!damage) return
  const log = existsSync(`${file}-wal`) ? `, and move ${file}-wal and ${file}-shm away` : ''
  throw new DataFolderError(`The database ${file} is damaged (${damage}): put back a good copy${log}`)
}
