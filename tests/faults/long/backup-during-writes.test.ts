import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { snapshotOf } from '../../../backend/backup/archive-snapshot.ts'
import { takeSnapshot } from '../../../backend/backup/live-snapshot.ts'
import { loadSnapshot } from '../../../backend/backup/load-snapshot.ts'
import type { Snapshot } from '../../../backend/backup/snapshot.ts'
import { verifyArchive } from '../../../backend/backup/verify-archive.ts'
import { writeArchive } from '../../../backend/backup/write-archive.ts'
import { addApartment, findApartment, setApartmentStatus } from '../../../backend/data/apartments.ts'
import { addStore, findStore, setStoreImage } from '../../../backend/data/stores.ts'
import { type Backend, openBackend } from '../../../backend/open.ts'
import { discardFiles } from '../../../backend/removal/discard-files.ts'
import { newApartment } from '../../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { findStoredPath, storedUrl } from '../../../domain/files/stored-path.ts'
import { newInstallation, type TestInstallation } from '../../contract/installations.ts'
import { engines, sqlite } from '../engines.ts'

/** Replaces the image of a store and the status of an apartment in one transaction, repeatedly. */
async function addPair(backend: Backend) {
  const { db, files } = backend
  const apartment = await addApartment(db, { ...newApartment(defaultBuilding), number: '1' })
  const store = await addStore(db, { title: 'Аптека', description: '', price: 0 })
  const replaceImage = async () => {
    const path = `stores/${store.id}/main_${1_700_000_000_000 + steps++}_a.png`
    await files.put(path, Readable.from([Buffer.from(path)]), { contentType: 'image/png' })
    const before = await db.transaction(async () => {
      const { revision, status } = (await findApartment(db, apartment.id)) ?? apartment
      await setApartmentStatus(db, apartment.id, revision, status === 'sold' ? 'available' : 'sold')
      return setStoreImage(db, store.id, 'main', storedUrl(path))
    })
    await discardFiles(backend, [before])
  }
  let steps = 0
  await replaceImage()
  return { apartmentId: apartment.id, storeId: store.id, replaceImage }
}

/**
 * Calls `write` while the snapshot is read: before and after each row and each file, and before files are
 * listed.
 */
function during(write: () => Promise<void>, snapshot: Snapshot): Snapshot {
  const before = async function* <T>(items: AsyncIterable<T>) {
    await write()
    for await (const item of items) {
      yield item
      await write()
    }
  }
  return {
    readTables: (work) =>
      snapshot.readTables((tables) => work({ ...tables, rows: (table) => before(tables.rows(table)) })),
    async listFiles() {
      await write()
      return snapshot.listFiles()
    },
    readFiles: () => before(snapshot.readFiles()),
  }
}

describe.each(engines)('a backup of $name during writes', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-during-'))
  let installation: TestInstallation
  let backend: Backend
  beforeAll(async () => {
    installation = await newInstallation(engine)
    backend = await openBackend(installation.config, { exclusive: true })
  })
  afterAll(async () => {
    await backend.close()
    await installation.remove()
    rmSync(folder, { recursive: true })
  })

  test('shows one moment, and has every file that its records refer to', async () => {
    const { apartmentId, storeId, replaceImage } = await addPair(backend)
    const image = (await findStore(backend.db, storeId))?.mainImage
    const opened = await installation.open()
    const archive = join(folder, 'site.tar')
    const snapshot = during(replaceImage, takeSnapshot(opened))
    const { missing } = await writeArchive(archive, snapshot, { engine: opened.engine.name })
    await opened.close()
    expect(missing).toEqual([])
    expect(await backend.files.head(findStoredPath(image) ?? '')).toBeUndefined()

    const restored = await newInstallation(sqlite)
    const to = await restored.open()
    await loadSnapshot(to, snapshotOf(await verifyArchive(archive)))
    const [apartment, store] = [await findApartment(to.db, apartmentId), await findStore(to.db, storeId)]
    // Both revisions start at 1 and are raised together.
    expect(store?.revision).toBe(apartment?.revision)
    expect(store?.mainImage).not.toBe((await findStore(backend.db, storeId))?.mainImage)
    expect(await to.files.head(findStoredPath(store?.mainImage) ?? '')).toBeDefined()
    await to.close()
    await restored.remove()
  }, 90_000)
})
