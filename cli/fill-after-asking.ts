import { describeContent, fill } from '../backend/backup/fill.ts'
import type { Side } from '../backend/backup/side.ts'
import type { Snapshot } from '../backend/backup/snapshot.ts'
import { confirm } from './confirm.ts'
import { createProgress } from './show-progress.ts'

/** Where there is nothing, nobody is asked. */
export async function fillAfterAsking(side: Side, snapshot: Snapshot, source: string): Promise<void> {
  const content = await describeContent(side, snapshot)
  if (content) await confirm(`Replace everything in ${side.name} (${content}) by what is in the ${source}?`)
  const { tables, rows, files, discarded } = await fill(side, snapshot, createProgress())
  console.log(`${rows} rows of ${tables} tables and ${files} files: all there, and the same on both sides.`)
  if (discarded > 0) console.log(`${discarded} files that were there before wait in the trash for 30 days.`)
}
