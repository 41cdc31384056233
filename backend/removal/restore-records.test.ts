import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { emptyHomePage } from '../../domain/home-page/home-page.ts'
import { confirmationOf } from '../../domain/record/warning.ts'
import {
  dayInMs,
  fillEverything,
  folder,
  inTrash,
  mediaFileAt,
  openForEachTest,
  put,
  stored,
  sweepNow,
  sweptBackend,
} from '../../tests/swept-backend.ts'
import { addApartment, findApartment } from '../data/apartments.ts'
import { addMediaFile, listMediaFiles } from '../data/files/media-files.ts'
import { findStoredImages } from '../data/files/stored-images.ts'
import { listChanges } from '../data/history/changes.ts'
import { CannotRevert, RestoreRefused } from '../data/history/errors.ts'
import { getHomePage, saveHomePage } from '../data/settings.ts'
import { listStores } from '../data/stores.ts'
import { discardFiles } from './discard-files.ts'
import { removeApartment, removeMediaFiles, removeStore } from './remove-with-files.ts'
import { restoreRecords, revertWithFiles } from './restore-records.ts'

openForEachTest()

const apartments = 'apartments' as const

function emptyTrash() {
  rmSync(join(folder, 'files', 'trash'), { recursive: true })
}

describe('a deleted record is restored', () => {
  test('with its files, which the sweep leaves alone, and with the dimensions of its images', async () => {
    const { apartment, photos } = await fillEverything(3 * dayInMs)
    const before = await stored()
    await removeApartment(sweptBackend, apartment.id)
    expect(await restoreRecords(sweptBackend, { collection: apartments, ids: [apartment.id] })).toEqual({
      count: 1,
    })
    await sweepNow()
    expect(await stored()).toEqual(before)
    expect(await inTrash()).toEqual([])
    expect(await findApartment(sweptBackend.db, apartment.id)).toMatchObject({
      images: photos,
      mainImage: photos[0],
    })
    expect(Object.keys(await findStoredImages(sweptBackend.db, photos))).toEqual(photos)
  })

  test('once, when three requests do it at the same moment: the others are refused with a message', async () => {
    const { apartment, photos } = await fillEverything(3 * dayInMs)
    const before = await stored()
    await removeApartment(sweptBackend, apartment.id)
    const tries = await Promise.allSettled(
      [1, 2, 3].map(() => restoreRecords(sweptBackend, { collection: apartments, ids: [apartment.id] })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toEqual([
      { status: 'fulfilled', value: { count: 1 } },
    ])
    for (const each of tries)
      if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(RestoreRefused)
    expect(await stored()).toEqual(before)
    expect(await findApartment(sweptBackend.db, apartment.id)).toMatchObject({ images: photos })
  })

  test('until the last day, however often the trash was swept meanwhile', async () => {
    const { store } = await fillEverything(3 * dayInMs)
    await removeStore(sweptBackend, store.id)
    await sweepNow(29 * dayInMs)
    await restoreRecords(sweptBackend, { collection: 'stores', ids: [store.id] })
    expect(await stored()).toEqual(expect.arrayContaining(['stores/s/main_1700000000004_d.png']))
    expect(await listStores(sweptBackend.db)).toHaveLength(1)
  })

  test('without a missing file, once the warning is confirmed', async () => {
    const { apartment, photos } = await fillEverything()
    await removeApartment(sweptBackend, apartment.id)
    emptyTrash()
    await put('apartments/a/image_1700000000002_b.png')
    const unconfirmed = await restoreRecords(sweptBackend, { collection: apartments, ids: [apartment.id] })
    const warnings = 'warnings' in unconfirmed ? unconfirmed.warnings : []
    expect(warnings).toMatchObject([{ kind: 'files-gone', count: 2 }])
    expect(await findApartment(sweptBackend.db, apartment.id)).toBeUndefined()
    const confirmed = confirmationOf(warnings)
    expect(
      await restoreRecords(sweptBackend, { collection: apartments, ids: [apartment.id], confirmed }),
    ).toEqual({
      count: 1,
    })
    expect(await findApartment(sweptBackend.db, apartment.id)).toMatchObject({
      images: [photos[1]],
      mainImage: photos[1],
      brochureUrl: null,
    })
  })

  test('beside a record with the same number, once the warning is confirmed', async () => {
    const { apartment } = await fillEverything()
    await removeApartment(sweptBackend, apartment.id)
    await addApartment(sweptBackend.db, { ...newApartment(defaultBuilding), number: '1' })
    const unconfirmed = await restoreRecords(sweptBackend, { collection: apartments, ids: [apartment.id] })
    const confirmed = confirmationOf('warnings' in unconfirmed ? unconfirmed.warnings : [])
    expect(confirmed).toBe('number:1:1')
    await restoreRecords(sweptBackend, { collection: apartments, ids: [apartment.id], confirmed })
    expect(await findApartment(sweptBackend.db, apartment.id)).toMatchObject({ number: '1' })
  })
})

describe('files of the media library', () => {
  test('are restored together, except for those whose file is missing', async () => {
    const add = async (path: string) => (await addMediaFile(sweptBackend.db, mediaFileAt(await put(path)))).id
    const ids = [await add('media/1700000000001_a.png'), await add('media/1700000000002_b.png')]
    await removeMediaFiles(sweptBackend, ids)
    emptyTrash()
    await put('media/1700000000002_b.png')
    expect(await restoreRecords(sweptBackend, { collection: 'media', ids })).toEqual({ count: 1 })
    expect(await listMediaFiles(sweptBackend.db)).toMatchObject([{ id: ids[1] }])
    await expect(restoreRecords(sweptBackend, { collection: 'media', ids })).rejects.toMatchObject({
      reason: 'file',
    })
  })

  test('that were being moved to the trash while their record was restored stay stored', async () => {
    const url = await put('media/1700000000001_a.png')
    const { id } = await addMediaFile(sweptBackend.db, mediaFileAt(url))
    const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const move: typeof sweptBackend.files.move = async (from, to) => {
      if (to.startsWith('trash/')) {
        begun.resolve()
        await goOn.promise
      }
      return sweptBackend.files.move(from, to)
    }
    const removing = removeMediaFiles({ ...sweptBackend, files: { ...sweptBackend.files, move } }, [id])
    await begun.promise
    await restoreRecords(sweptBackend, { collection: 'media', ids: [id] })
    goOn.resolve()
    await removing
    expect(await stored()).toEqual(['media/1700000000001_a.png'])
    expect(await findStoredImages(sweptBackend.db, [url])).toHaveProperty([url])
  })

  test('that no record points to stay in the trash', async () => {
    const url = await put('media/1700000000001_a.png')
    await discardFiles(sweptBackend, [url])
    expect(await inTrash()).toEqual(['media/1700000000001_a.png'])
  })
})

test('reverting a change of the home page restores the replaced image from the trash', async () => {
  const homePage = { ...emptyHomePage, title: 'Дом', subtitle: 'До морето' }
  const heroImage = await put('media/1700000000001_a.png', 3 * dayInMs)
  await saveHomePage(sweptBackend.db, 0, { ...homePage, heroImage })
  await saveHomePage(sweptBackend.db, 1, homePage)
  await sweepNow()
  expect(await inTrash()).toEqual(['media/1700000000001_a.png'])
  const [change] = await listChanges(sweptBackend.db, { recordId: 'display' })
  await revertWithFiles(sweptBackend, change?.id ?? '')
  expect((await getHomePage(sweptBackend.db)).values.heroImage).toBe(heroImage)
  expect(await stored()).toEqual(['media/1700000000001_a.png'])
  await saveHomePage(sweptBackend.db, 3, homePage)
  await discardFiles(sweptBackend, [heroImage])
  emptyTrash()
  const [again] = await listChanges(sweptBackend.db, { recordId: 'display' })
  await expect(revertWithFiles(sweptBackend, again?.id ?? '')).rejects.toThrow(CannotRevert)
})
