import type { Database } from '../data/database.ts'
import { CannotRevert } from '../data/history/errors.ts'
import { findReverted, revertChange } from '../data/history/revert-change.ts'
import { findMissing, restoreFiles, storedUrlsIn } from './restore-files.ts'
import type { RestoredTo } from './trash.ts'

interface Stored extends RestoredTo {
  db: Database
}

/**
 * The images that the change replaced are in the trash: they are restored before the change is reverted, and once
 * more after the commit (see restore-records.ts).
 */
export async function revertWithFiles(stored: Stored, id: string, field?: string): Promise<void> {
  const urls = storedUrlsIn(await findReverted(stored.db, id, field))
  if ((await findMissing(stored, urls)).length > 0) throw new CannotRevert()
  await restoreFiles(stored, urls)
  await revertChange(stored.db, id, field)
  await restoreFiles(stored, urls)
}
