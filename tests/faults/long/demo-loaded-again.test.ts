import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../../backend/config.ts'
import { listApartmentsWithNotes } from '../../../backend/data/apartments.ts'
import { clearContent } from '../../../backend/data/snapshot/content.ts'
import { type Backend, openBackend } from '../../../backend/open.ts'
import { isEmpty, loadDemo } from '../../../demo/load.ts'

const folder = mkdtempSync(join(tmpdir(), 'sgrada-demo-'))
let backend: Backend

beforeAll(async () => {
  backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: true })
})

afterAll(async () => {
  await backend.close()
  rmSync(folder, { recursive: true })
})

async function apartmentsWithoutIds() {
  return (await listApartmentsWithNotes(backend.db)).map(
    ({ number, entrance, type, area, price, status, description }) =>
      [number, entrance, type, area, price, status, description].join(),
  )
}

test('the demo building has the same apartments after it was cleared and loaded again', async () => {
  await loadDemo(backend)
  const before = await apartmentsWithoutIds()
  await clearContent(backend.db)
  expect(await isEmpty(backend)).toBe(true)
  await loadDemo(backend)
  expect(await apartmentsWithoutIds()).toEqual(before)
})
