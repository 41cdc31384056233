import { findDamage } from './data/engine/find-damage.ts'
import { DataFolderError } from './data-folder.ts'

/** Trying again would not help, and going on would write into what may still be saved. */
export function refuseDamaged(file: string): void {
  const damage = findDamage(file)
  if (damage) throw new DataFolderError(`The database ${file} is damaged (${damage}): put back a good copy`)
}
