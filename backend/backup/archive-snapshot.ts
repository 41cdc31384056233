import { text } from 'node:stream/consumers'
import { fitsTable, type Row } from '../data/snapshot/rows.ts'
import { contentAt } from '../data/snapshot/table-snapshot.ts'
import type { TableShape } from '../data/snapshot/tables-at-version.ts'
import {
  details,
  fileOf,
  type Manifest,
  parseJson,
  readEntries,
  readJson,
  row,
  tableOf,
} from './archive-format.ts'
import { BackupError, type Snapshot } from './snapshot.ts'

export interface Archive {
  file: string
  manifest: Manifest
  files: Map<string, { size: number; hash: string }>
  /** The number of rows of all tables together. */
  rows: number
}

export function snapshotOf({ file, manifest: { level }, files, rows: total }: Archive): Snapshot {
  return {
    async readTables(work) {
      const content = await contentAt(level, (shape) => readRows(file, shape))
      return work({ ...content, total, referenced: new Set() })
    },
    listFiles: async () => new Map([...files].map(([path, { size }]) => [path, size])),
    async *readFiles() {
      let about = { contentType: '', metadata: {} }
      for await (const entry of readEntries(file)) {
        const path = fileOf(entry.name)
        if (entry.name.startsWith('details/')) about = await readJson(entry, details)
        if (path === undefined) continue
        const { size, hash } = files.get(path) ?? { size: 0, hash: '' }
        yield { path, size, about, body: entry.body, hash: async () => hash }
      }
    },
  }
}

/**
 * Reads the rows of a table from the archive. Stops after the last part of the table, because the parts are
 * next to each other in the archive.
 */
async function* readRows(file: string, table: TableShape): AsyncGenerator<Row> {
  let found = false
  for await (const { name, body } of readEntries(file)) {
    if (tableOf(name) !== table.name) {
      if (found || fileOf(name) !== undefined) return
      continue
    }
    found = true
    for (const line of (await text(body)).split('\n').slice(0, -1)) {
      const read = parseJson(line, row, name)
      if (!fitsTable(read, table))
        throw new BackupError(`The archive is damaged: a row in ${name} does not fit`)
      yield read
    }
  }
}
