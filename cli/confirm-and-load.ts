import { describeContent, loadSnapshot } from '../backend/backup/load-snapshot.ts'
import type { OpenInstallation } from '../backend/backup/open-installation.ts'
import type { Snapshot } from '../backend/backup/snapshot.ts'
import { confirm, createProgress } from './terminal.ts'

/** Loads the snapshot into the installation. Asks first if that replaces existing content. */
export async function confirmAndLoad(
  installation: OpenInstallation,
  snapshot: Snapshot,
  source: string,
): Promise<void> {
  const content = await describeContent(installation, snapshot)
  if (content)
    await confirm(`Replace everything in ${installation.name} (${content}) by what is in the ${source}?`)
  const { tables, rows, files, discarded } = await loadSnapshot(installation, snapshot, createProgress())
  console.log(`${rows} rows of ${tables} tables and ${files} files: all there, and the same on both sides.`)
  if (discarded > 0) console.log(`${discarded} files that were there before wait in the trash for 30 days.`)
}
