import { createHash } from 'node:crypto'
import type { Engine } from '../data/engine.ts'
import { replaceTables } from '../data/snapshot/replace-tables.ts'
import type { Row } from '../data/snapshot/rows.ts'
import type { TableSnapshot } from '../data/snapshot/table-snapshot.ts'
import { BackupError, type Progress } from './snapshot.ts'

/** A checksum of a table. It does not depend on the order of rows and columns, which differs between engines. */
interface TableDigest {
  rows: number
  sum: string
}

const modulus = 2n ** 256n

function createDigest() {
  let rows = 0
  let sum = 0n
  return {
    add(row: Row): void {
      const text = JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))
      sum = (sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % modulus
      rows++
    },
    value: (): TableDigest => ({ rows, sum: sum.toString(16) }),
  }
}

const rowsBetweenProgress = 500

async function digestOf(
  rows: AsyncIterable<Row>,
  onProgress: (done: number) => void = () => {},
): Promise<TableDigest> {
  const digest = createDigest()
  let done = 0
  for await (const row of rows) {
    digest.add(row)
    if (++done % rowsBetweenProgress === 0) onProgress(done)
  }
  return digest.value()
}

export interface LoadedTables {
  tables: number
  rows: number
}

/** Replaces all tables in one transaction. Each is read back and compared with its source before the commit. */
export async function loadTables(
  engine: Engine,
  snapshot: TableSnapshot,
  progress: Progress = () => {},
): Promise<LoadedTables> {
  let [rows, copied] = [0, 0]
  const { total } = snapshot
  await replaceTables(engine, snapshot.level, async (target) => {
    for (const table of snapshot.tables) {
      const given = createDigest()
      for await (const batch of batches(snapshot.rows(table))) {
        batch.forEach(given.add)
        await target.insert(table, batch)
        copied += batch.length
        progress({ part: 'copying rows', done: copied, total, unit: 'rows' })
      }
      const compared = (done: number) =>
        progress({ part: 'comparing rows', done: rows + done, total, unit: 'rows' })
      const [wanted, stored] = [given.value(), await digestOf(target.rows(table), compared)]
      if (wanted.rows !== stored.rows || wanted.sum !== stored.sum)
        throw new BackupError(`The table ${table} did not arrive whole: nothing was replaced`)
      rows += stored.rows
    }
    await expectNoServers(engine)
  })
  return { tables: snapshot.tables.length, rows }
}

/** Throws if a server started just before the database was claimed: it would go on serving the old content. */
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
