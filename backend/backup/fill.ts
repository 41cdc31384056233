import { countContent } from '../data/count-content.ts'
import type { Engine } from '../data/engine.ts'
import { replaceTables } from '../data/replace-tables.ts'
import type { Row } from '../data/rows.ts'
import type { TableSnapshot } from '../data/table-snapshot.ts'
import { adoptFiles } from '../installation.ts'
import { discardStrangers, findStrangers, sendFiles } from './send-files.ts'
import type { Side } from './side.ts'
import { BackupError, type Progress, type Snapshot } from './snapshot.ts'
import { createDigest, digestOf } from './table-digest.ts'

export interface Filled {
  tables: number
  rows: number
  files: number
  /** How many files of what was there before went into the trash. */
  discarded: number
}

/** What would be lost, in words; undefined when there is nothing. What an earlier try has sent is none of it. */
export async function describeContent({ db, files }: Side, snapshot: Snapshot): Promise<string | undefined> {
  const rows = await countContent(db)
  const strangers = await findStrangers(files, snapshot)
  return rows + strangers.length === 0 ? undefined : `${rows} rows and ${strangers.length} other files`
}

/**
 * Files first, the tables then at once: until then, everything is as before, but for files that no record points to.
 * Broken off anywhere, it is finished by doing it again. Every row and file is compared with where it came from.
 */
export async function fill(side: Side, snapshot: Snapshot, progress: Progress = () => {}): Promise<Filled> {
  const files = await sendFiles(side.files, snapshot, progress)
  const { tables, rows } = await snapshot.readTables((tables) => fillTables(side, tables))
  const discarded = await discardStrangers(side.files, snapshot)
  await adoptFiles(side)
  return { tables, rows, files, discarded }
}

async function fillTables({ engine }: Side, snapshot: TableSnapshot) {
  let rows = 0
  await replaceTables(engine, snapshot.level, async (target) => {
    for (const table of snapshot.tables) {
      const given = createDigest()
      for await (const batch of batches(snapshot.rows(table))) {
        batch.forEach(given.add)
        await target.insert(table, batch)
      }
      const [wanted, stored] = [given.value(), await digestOf(target.rows(table))]
      if (wanted.rows !== stored.rows || wanted.sum !== stored.sum)
        throw new BackupError(`The table ${table} did not arrive whole: nothing was replaced`)
      rows += stored.rows
    }
    await expectNoServers(engine)
  })
  return { tables: snapshot.tables.length, rows }
}

/** One whose start was just over when the database was claimed waits for it, but answers visitors already. */
async function expectNoServers({ channel }: Engine): Promise<void> {
  if (((await channel?.countListeners()) ?? 0) > 0)
    throw new BackupError('A server has been started meanwhile: nothing was replaced. Stop it first')
}

async function* batches(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < 500) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
