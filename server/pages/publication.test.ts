import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../backend/config.ts'
import { setPublished } from '../../backend/data/building.ts'
import { openBackend } from '../../backend/open.ts'
import { createPublication } from './publication.ts'

const folder = mkdtempSync(join(tmpdir(), 'sgrada-publication-'))
const backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: true })
afterAll(async () => {
  await backend.close()
  rmSync(folder, { recursive: true })
})

test('a change of the building is known at once, and cached pages wait until it was read', async () => {
  const publication = createPublication(backend)
  expect(publication.isKnownPublished()).toBe(false)
  expect(await publication.isPublished()).toBe(false)

  await setPublished(backend.db, 0, true)
  expect(publication.isKnownPublished()).toBe(false)
  expect(await publication.isPublished()).toBe(true)
  expect(publication.isKnownPublished()).toBe(true)

  await backend.db.write('apartments', async () => {})
  expect(publication.isKnownPublished()).toBe(true)

  await setPublished(backend.db, 1, false)
  expect(publication.isKnownPublished()).toBe(false)
  expect(await publication.isPublished()).toBe(false)
})

test('while the database is unavailable, what was read last holds; nothing is open that was never read', async () => {
  const versions = { ...backend.versions, known: () => ({ building: 7 }), isFresh: () => true }
  const broken = {
    ...backend.db,
    get read(): never {
      throw new Error('unavailable')
    },
  }
  await expect(createPublication({ db: broken, versions }).isPublished()).rejects.toThrow('unavailable')

  await setPublished(backend.db, 2, true)
  let { db } = backend
  const publication = createPublication({
    get db() {
      return db
    },
    versions,
  })
  expect(await publication.isPublished()).toBe(true)
  db = broken
  expect([await publication.isPublished(), publication.isKnownPublished()]).toEqual([true, true])
})
