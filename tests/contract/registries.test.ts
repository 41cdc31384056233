import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fieldLabel, formatFieldValue } from '../../app/admin/history/format-field-value.ts'
import { openSqlite } from '../../backend/data/engine/sqlite.ts'
import { isInHistory } from '../../backend/data/history/changes.ts'
import { collections, recordTables } from '../../backend/data/schema.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { statuses } from '../../domain/status.ts'
import { historyText } from '../../text/admin/history.ts'
import { newMigratedFolder } from '../migrated-folder.ts'

/** Columns that hold several fields, which the history lists by themselves, and what follows from a file. */
const unnamed = [
  'settings.value',
  'building.value',
  'replyTemplates.translations',
  'paperTemplates.judgement',
]

/** The columns of each collection, as the migrations have made them. */
async function readColumns() {
  const folder = await newMigratedFolder('sgrada-registries-')
  const engine = openSqlite(join(folder, 'sgrada.sqlite'))
  const tables = await engine.reader.introspection.getTables()
  await engine.close()
  rmSync(folder, { recursive: true })
  return recordTables.map((collection) => ({
    collection,
    columns: tables.find(({ name }) => name === collection)?.columns.map(({ name }) => name) ?? [],
  }))
}

test('the history names every column that it lists, and the values of every status', async () => {
  const raw: string[] = []
  for (const { collection, columns } of await readColumns()) {
    expect(columns, collection).toContain('revision')
    for (const name of columns.filter(isInHistory))
      if (fieldLabel(collection, name) === name && !unnamed.includes(`${collection}.${name}`))
        raw.push(`${collection}.${name}`)
    if (columns.includes('status'))
      for (const status of statuses)
        if (formatFieldValue(defaultBuilding, collection, 'status', status) === status)
          raw.push(`${collection}: ${status}`)
  }
  expect(raw).toEqual([])
})

test('the history names the records of every collection', () => {
  const withoutName = collections.filter(
    (collection) => historyText.recordName(defaultBuilding, collection, {}, 'id') === collection,
  )
  expect(withoutName).toEqual([])
})
