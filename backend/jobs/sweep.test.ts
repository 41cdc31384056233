import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import {
  dayInMs,
  fillEverything,
  folder,
  inTrash,
  mediaFileAt,
  minute,
  openForEachTest,
  put,
  stored,
  sweepNow,
  sweptBackend,
} from '../../tests/swept-backend.ts'
import { addMediaFile, listMediaFiles } from '../data/files/media-files.ts'
import { listStoredImagePaths } from '../data/files/stored-images.ts'
import { listChanges } from '../data/history/changes.ts'
import { findParkingPlan, listParkingPlans, setParkingPlan } from '../data/plans/parking-plans.ts'
import { removeMediaFiles } from '../removal/remove-with-files.ts'
import { syncParkingPlans } from './sync-parking-plans.ts'

openForEachTest()

const image = (imageUrl: string) => ({ imageUrl, imageWidth: 8, imageHeight: 8 })
const plans = async () =>
  Object.fromEntries(
    (await listParkingPlans(sweptBackend.db)).map(({ level, imageUrl }) => [level, imageUrl]),
  )

test('a parking plan that was copied in by hand is used if it is the newest', async () => {
  const uploaded = await put('parking/floor_1_1700000000002.jpg')
  await setParkingPlan(sweptBackend.db, 1, image(uploaded))
  await put('parking/floor_1_1700000000001.jpg')
  const other = await put('parking/floor_-1_1700000000001.jpg')
  await syncParkingPlans(sweptBackend)
  expect(await plans()).toEqual({ [-1]: other, 1: uploaded })
  const newer = await put('parking/floor_1_1700000000003.jpg')
  await syncParkingPlans(sweptBackend)
  expect(await plans()).toEqual({ [-1]: other, 1: newer })
})

test('a deleted parking plan is replaced by the newest that is left, or by none', async () => {
  const older = await put('parking/floor_2_1700000000001.jpg')
  await setParkingPlan(sweptBackend.db, 2, image(await put('parking/floor_2_1700000000002.jpg')))
  await sweptBackend.files.delete('parking/floor_2_1700000000002.jpg')
  await syncParkingPlans(sweptBackend)
  expect(await plans()).toEqual({ 2: older })
  await sweptBackend.files.delete('parking/floor_2_1700000000001.jpg')
  await syncParkingPlans(sweptBackend)
  expect(await plans()).toEqual({})
})

test('the history names the sweep as the actor', async () => {
  await put('parking/floor_2_1700000000001.jpg')
  await sweepNow()
  expect(await listChanges(sweptBackend.db)).toMatchObject([
    { collection: 'parkingPlans', actor: { kind: 'job', name: 'sweep' }, kind: 'added' },
  ])
})

test('outlines are scaled to a newer image', async () => {
  const points = [
    { x: 0, y: 0 },
    { x: 8, y: 0 },
    { x: 8, y: 4 },
  ]
  const older = { ...image(await put('parking/floor_2_1700000000001.jpg')), imageWidth: 16, imageHeight: 16 }
  await setParkingPlan(sweptBackend.db, 2, older, [{ id: 'o', linkedId: null, points }])
  const newer = await put('parking/floor_2_1700000000002.jpg')
  await syncParkingPlans(sweptBackend)
  expect(await findParkingPlan(sweptBackend.db, 2)).toMatchObject({
    ...image(newer),
    outlines: [{ points: points.map(({ x, y }) => ({ x: x / 2, y: y / 2 })) }],
  })
})

test('running again changes nothing', async () => {
  await put('parking/floor_2_1700000000001.jpg')
  await syncParkingPlans(sweptBackend)
  const before = await listChanges(sweptBackend.db)
  await syncParkingPlans(sweptBackend)
  expect(await listChanges(sweptBackend.db)).toEqual(before)
})

describe('the sweep', () => {
  test('keeps referenced files and files that were copied in by hand', async () => {
    await fillEverything(3 * dayInMs)
    await put('media/location.jpg', 300 * dayInMs)
    const before = await stored()
    await sweepNow()
    expect(await stored()).toEqual(before)
    expect(await listStoredImagePaths(sweptBackend.db)).toEqual(before.toSorted())
  })

  test('removes unreferenced files after an hour, in media/ after a day', async () => {
    await fill(0, 20)
    for (const [age, name] of [
      [59 * minute, 'young'],
      [61 * minute, 'old'],
    ] as const) {
      await put(`apartments/a/image_1700000000001_${name}.png`, age)
      await put(`stores/a/main_1700000000001_${name}.png`, age)
      await put(`floorPlans/1_1_1700000000001_${name}.png`, age)
      await put(`media/1700000000001_${name}.png`, age)
    }
    await put('media/1700000000002_older.png', dayInMs + minute)
    await sweepNow()
    const isFilled = (path: string) => path.endsWith('_used.png')
    expect((await stored()).filter((path) => !isFilled(path))).toEqual([
      'apartments/a/image_1700000000001_young.png',
      'floorPlans/1_1_1700000000001_young.png',
      'media/1700000000001_old.png',
      'media/1700000000001_young.png',
      'stores/a/main_1700000000001_young.png',
    ])
    expect(await listStoredImagePaths(sweptBackend.db)).toEqual(await stored())
    expect(await inTrash()).toEqual([
      'apartments/a/image_1700000000001_old.png',
      'floorPlans/1_1_1700000000001_old.png',
      'media/1700000000002_older.png',
      'stores/a/main_1700000000001_old.png',
    ])
  })

  test('keeps the newest parking plan of each level', async () => {
    for (const path of [
      'parking/floor_-1_1700000000001.jpg',
      'parking/floor_-1_1700000000002.jpg',
      'parking/floor_1_1700000000003000000.jpg',
    ])
      await put(path, 2 * dayInMs)
    await sweepNow()
    expect(await stored()).toEqual([
      'parking/floor_-1_1700000000002.jpg',
      'parking/floor_1_1700000000003000000.jpg',
    ])
  })

  test('removes what interrupted uploads left on the disk after an hour', async () => {
    const remains = (age: number, name: string) => {
      for (const path of [
        `arriving/${name}`,
        `files/.arriving/${name}`,
        `files/.details/media/${name}.json`,
      ]) {
        mkdirSync(dirname(join(folder, path)), { recursive: true })
        writeFileSync(join(folder, path), '{}')
        const then = new Date(Date.now() - age)
        utimesSync(join(folder, path), then, then)
      }
    }
    remains(59 * minute, 'young')
    remains(61 * minute, 'old')
    await put('media/location.jpg', 300 * dayInMs)
    await sweepNow()
    expect(readdirSync(join(folder, 'arriving'))).toEqual(['young'])
    expect(readdirSync(join(folder, 'files/.arriving'))).toEqual(['young'])
    expect(readdirSync(join(folder, 'files/.details/media')).toSorted()).toEqual([
      'location.jpg.json',
      'young.json',
    ])
  })

  test('notices that the location image was replaced or removed by hand', async () => {
    const path = 'media/location.jpg'
    const url = await put(path)
    const wider = sharp({ create: { width: 16, height: 8, channels: 3, background: 'navy' } })
    writeFileSync(join(folder, 'files', path), await wider.png().toBuffer())
    await sweepNow()
    expect((await sweptBackend.knownImages.find([url]))[url]?.width).toBe(16)
    rmSync(join(folder, 'files', path))
    await sweepNow()
    expect(await sweptBackend.knownImages.find([url])).toEqual({})
  })

  test('deletes derived images whose original is gone', async () => {
    const path = 'media/location.jpg'
    await put(path)
    const file = await sweptBackend.files.head(path)
    if (file) await sweptBackend.images.find(file, 320, 'webp')
    await sweepNow()
    expect(existsSync(join(folder, 'derived', path))).toBe(true)
    await sweptBackend.files.delete(path)
    await sweepNow()
    expect(existsSync(join(folder, 'derived', path))).toBe(false)
  })
})

/** Stores unreferenced files and `needed` referenced ones. */
async function fill(unneeded: number, needed: number) {
  for (let index = 0; index < unneeded; index++)
    await put(`floorPlans/1_1_${1700000000000 + index}_lost.png`, 2 * dayInMs)
  for (let index = 0; index < needed; index++)
    await addMediaFile(
      sweptBackend.db,
      mediaFileAt(await put(`media/${1800000000000 + index}_used.png`, 2 * dayInMs)),
    )
}

describe('the sweep refuses', () => {
  test('when more than a fifth of the uploads would go, and names the settings to check', async () => {
    await fill(11, 43)
    const before = await stored()
    const refusal = await sweepNow()
    expect(refusal).toContain('no record points to 11 of 54')
    for (const word of ['DATA_DIR', 'DATABASE_URL', 'npm run files -- sweep']) expect(refusal).toContain(word)
    expect(await stored()).toEqual(before)
    expect(await inTrash()).toEqual([])
    expect(await sweptBackend.sweep({ now: new Date(), anyNumber: true })).toBeUndefined()
    expect(await stored()).toHaveLength(43)
  })

  test('but not for exactly a fifth', async () => {
    await fill(11, 44)
    expect(await sweepNow()).toBeUndefined()
    expect(await stored()).toHaveLength(44)
  })

  test('nor for two files, whatever their share; what goes is reported', async () => {
    await fill(2, 1)
    const reported: string[] = []
    await sweptBackend.sweep({ now: new Date(), report: (message) => reported.push(message) })
    expect(await inTrash()).toHaveLength(2)
    expect(reported).toEqual(['2 of 3 stored files went to the trash: no record points to them'])
  })

  test('nor for any number of files that were removed while the store was unavailable', async () => {
    await fill(2, 5)
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const files = { ...sweptBackend.files, move: () => Promise.reject(new Error('unavailable')) }
    const ids = (await listMediaFiles(sweptBackend.db)).map(({ id }) => id)
    await removeMediaFiles({ ...sweptBackend, files }, ids.slice(1))
    logged.mockRestore()
    expect(await stored()).toHaveLength(7)
    expect(await sweepNow()).toBeUndefined()
    expect([(await stored()).length, (await inTrash()).length]).toEqual([1, 6])
  })

  test('for records that are missing without an entry in the history', async () => {
    await fill(0, 4)
    await sql`delete from media`.execute(sweptBackend.db.engine.writer)
    expect(await sweepNow()).toContain('no record points to 4 of 4')
    expect(await inTrash()).toEqual([])
  })

  test('for three files of a small store', async () => {
    await fill(3, 2)
    expect(await sweepNow()).toContain('no record points to 3 of 5')
    expect(await inTrash()).toEqual([])
  })
})
