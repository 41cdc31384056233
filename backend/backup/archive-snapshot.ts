import { text } from 'node:stream/consumers'
import type { Row } from '../data/rows.ts'
import { isContent, tablesAt } from '../data/tables-at-level.ts'
import { parseJson, readEntries, readJson } from './archive-entries.ts'
import { details, fileOf, row, tableOf } from './archive-format.ts'
import type { Snapshot } from './snapshot.ts'
import type { VerifiedArchive } from './verify-archive.ts'

export function snapshotOf({ file, manifest: { level }, files }: VerifiedArchive): Snapshot {
  return {
    async readTables(work) {
      const tables = (await tablesAt(level)).filter(isContent).map(({ name }) => name)
      return work({ level, tables, rows: (table) => readRows(file, table), referenced: new Set() })
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

/** The parts of one table lie together: behind them there is nothing to look for. */
async function* readRows(file: string, table: string): AsyncGenerator<Row> {
  let found = false
  for await (const { name, body } of readEntries(file)) {
    if (tableOf(name) !== table) {
      if (found || fileOf(name) !== undefined) return
      continue
    }
    found = true
    for (const line of (await text(body)).split('\n').slice(0, -1)) yield parseJson(line, row, name)
  }
}
