import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseStoredUrl } from '../../domain/files/stored-path.ts'
import {
  bytes,
  dayInMs,
  fillEverything,
  folder,
  inTrash,
  minute,
  openForEachTest,
  put,
  stored,
  sweepNow,
  sweptBackend,
} from '../../tests/swept-backend.ts'
import { findStoredImages } from '../data/files/stored-images.ts'
import { listParkingPlans } from '../data/plans/parking-plans.ts'
import { listAllFiles } from '../files/list-all-files.ts'
import { removeMediaFiles } from './remove-with-files.ts'
import { listTrash, moveToTrash, restoreFile } from './trash.ts'

openForEachTest()

describe('the trash', () => {
  const path = 'media/1700000000007_g.png'

  test('restores a file that a record points to, however long it has been there', async () => {
    const { photos } = await fillEverything()
    const paths = photos.map(parseStoredUrl)
    for (const path of paths) await moveToTrash(sweptBackend.files, path, new Date(Date.now() - 40 * dayInMs))
    await sweepNow()
    expect(await stored()).toEqual(expect.arrayContaining(paths))
    expect(await inTrash()).toEqual([])
  })

  test('holds a file for thirty days, whatever its modification time is', async () => {
    const { file } = await fillEverything()
    await removeMediaFiles(sweptBackend, [file.id])
    const [lain] = (await listAllFiles(sweptBackend.files, 'trash/')).map((each) => each.path)
    utimesSync(join(folder, 'files', lain ?? ''), new Date(0), new Date(0))
    await sweepNow(30 * dayInMs - minute)
    expect(await inTrash()).toEqual([path])
    await sweepNow(30 * dayInMs + minute)
    expect(await inTrash()).toEqual([])
  })

  test('is not purged of files that we did not put there', async () => {
    mkdirSync(join(folder, 'files/trash'))
    writeFileSync(join(folder, 'files/trash/by-hand.png'), bytes)
    await sweepNow(400 * dayInMs)
    expect(await inTrash()).toEqual([])
    expect(existsSync(join(folder, 'files/trash/by-hand.png'))).toBe(true)
  })

  test('restores a file as it was, with the dimensions of the image', async () => {
    const { file } = await fillEverything()
    const before = await sweptBackend.files.head(path)
    const known = await findStoredImages(sweptBackend.db, [file.url])
    await removeMediaFiles(sweptBackend, [file.id])
    expect(await findStoredImages(sweptBackend.db, [file.url])).toEqual({})
    const [lain] = await listTrash(sweptBackend.files)
    expect(lain && (await restoreFile(sweptBackend, lain))).toBe(true)
    expect(await sweptBackend.files.head(path)).toMatchObject({
      contentType: 'image/png',
      size: before?.size,
      metadata: before?.metadata,
    })
    expect(await findStoredImages(sweptBackend.db, [file.url])).toEqual(known)
    expect(await inTrash()).toEqual([])
  })

  test('overwrites no file at the same path', async () => {
    const { file } = await fillEverything()
    await removeMediaFiles(sweptBackend, [file.id])
    await put(path)
    const [lain] = await listTrash(sweptBackend.files)
    expect(lain && (await restoreFile(sweptBackend, lain))).toBe(false)
    expect(await inTrash()).toEqual([path])
  })

  test('gives a restored file as much time as a new upload before the sweep considers it', async () => {
    await put('stores/s/main_1700000000004_d.png', 2 * dayInMs)
    await sweepNow()
    const [lain] = await listTrash(sweptBackend.files)
    if (lain) await restoreFile(sweptBackend, lain)
    await sweepNow(59 * minute)
    expect(await stored()).toHaveLength(1)
    await sweepNow(61 * minute)
    expect(await stored()).toEqual([])
  })

  test('is not searched for parking plans', async () => {
    const plan = 'parking/floor_1_1700000000003.jpg'
    await put(plan, 2 * dayInMs)
    await put('parking/floor_1_1700000000004.jpg', 2 * dayInMs)
    await sweepNow()
    expect(await inTrash()).toEqual([plan])
    await sweptBackend.files.delete('parking/floor_1_1700000000004.jpg')
    await sweepNow()
    expect(await listParkingPlans(sweptBackend.db)).toEqual([])
  })
})
