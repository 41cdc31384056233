import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  addApartment,
  addApartmentImages,
  countApartments,
  deleteApartment,
  deleteApartmentImage,
  findApartment,
  findApartmentWithNotes,
  listApartments,
  listApartmentsByNumber,
  listApartmentsWithNotes,
  moveApartmentImage,
  setApartmentBrochure,
  setApartmentMainImage,
  setApartmentStatus,
  updateApartment,
} from '../../backend/data/apartments.ts'
import {
  type Change,
  createDatabase,
  type Database,
  type Engine,
  listVersions,
} from '../../backend/data/database.ts'
import {
  addEnquiry,
  countEnquiries,
  countEnquiriesByHour,
  deleteEnquiry,
  eachEnquiry,
  findEnquiryPage,
  listEnquiries,
  markEnquiry,
} from '../../backend/data/enquiries.ts'
import {
  findFinishedUpload,
  forgetFinishedUploads,
  rememberingUpload,
  UploadFinished,
  UploadIdTaken,
} from '../../backend/data/finished-uploads.ts'
import {
  addFloorPlan,
  deleteFloorPlan,
  findFloorPlan,
  listFloorPlans,
  PlanExists,
  StrangeApartment,
  saveShapes,
  updateFloorPlan,
} from '../../backend/data/floor-plans.ts'
import { addInstallation, findInstallation, noteJoined } from '../../backend/data/installation.ts'
import { addMediaFile, deleteMediaFiles, listMediaFiles } from '../../backend/data/media-files.ts'
import { migrate } from '../../backend/data/migrate.ts'
import {
  addParkingSpot,
  countParkingSpots,
  deleteParkingSpot,
  findParkingSpot,
  findParkingSpotWithNotes,
  listParkingSpots,
  listParkingSpotsWithNotes,
  updateParkingSpot,
} from '../../backend/data/parking-spots.ts'
import { addPicture, deletePictures, findPictures, listPicturePaths } from '../../backend/data/pictures.ts'
import { NotFound, StaleRevision } from '../../backend/data/revision.ts'
import { collections } from '../../backend/data/schema.ts'
import {
  findSettingsChange,
  getCompanySettings,
  getDisplaySettings,
  saveCompanySettings,
  saveDisplaySettings,
} from '../../backend/data/settings.ts'
import { listReferencedPaths } from '../../backend/data/stored-references.ts'
import {
  addStore,
  deleteStore,
  findStore,
  listStores,
  setStoreImage,
  updateStore,
} from '../../backend/data/stores.ts'
import { type ApartmentValues, newApartment } from '../../domain/apartment.ts'
import { newParkingSpot } from '../../domain/parking.ts'
import { defaultCompanySettings, defaultDisplaySettings } from '../../domain/settings.ts'
import type { OpenEngine } from './opened-engine.ts'

/** What every database engine promises to the rest of the backend. */
export function databaseContract(name: string, open: OpenEngine) {
  describe(`data on ${name}`, () => {
    let engine: Engine
    let dispose: () => Promise<void>
    let db: Database
    let heard: Change[][]

    beforeAll(async () => {
      ;({ engine, dispose } = await open())
      await migrate(engine)
    })

    afterAll(async () => {
      await engine.close()
      await dispose()
    })

    beforeEach(async () => {
      heard = []
      db = createDatabase(engine, (changes) => heard.push(changes))
      for (const table of [...collections, 'pictures', 'uploads', 'installation'] as const)
        await engine.writer.deleteFrom(table).execute()
    })

    const add = (values: Partial<ApartmentValues>) =>
      addApartment(db, { ...newApartment, number: '1', ...values })
    const numbers = (apartments: { number: string }[]) => apartments.map(({ number }) => number)

    test('migrating again changes nothing', async () => {
      await add({})
      await migrate(engine)
      expect(await countApartments(db)).toBe(1)
    })

    describe('apartments', () => {
      test('are read back as they were written', async () => {
        const values: ApartmentValues = {
          ...newApartment,
          number: '12A',
          entrance: '2',
          floor: 3,
          secondaryFloor: 4,
          type: '3-bedroom-maisonette',
          netArea: 98.76,
          area: 120.55,
          price: 199_999.5,
          hasTerrace: true,
          features: ['Гледка към морето', 'Климатик „инвертор“'],
          internalNotes: 'само за нас',
        }
        const added = await addApartment(db, values)
        expect(added).toMatchObject({
          ...values,
          images: [],
          mainImage: null,
          brochureUrl: null,
          revision: 1,
        })
        expect(added.createdAt).toBe(added.updatedAt)
        expect(await findApartmentWithNotes(db, added.id)).toEqual(added)
      })

      test('come sorted by entrance, then by number as people count', async () => {
        for (const [entrance, number] of [
          ['2', '1'],
          ['1', '10'],
          ['1', '9'],
          ['1', '2'],
          ['2', '11'],
        ] as const) {
          await add({ entrance, number })
        }
        expect(numbers(await listApartments(db))).toEqual(['2', '9', '10', '1', '11'])
      })

      test('are filtered by entrance, floor, type and status, alone and together', async () => {
        await add({ number: '1', floor: 1 })
        await add({ number: '2', floor: 2, type: '1-bedroom', status: 'sold' })
        await add({ number: '3', floor: 2, entrance: '2', status: 'sold' })
        expect(numbers(await listApartments(db, { entrance: '1' }))).toEqual(['1', '2'])
        expect(numbers(await listApartments(db, { floor: 2 }))).toEqual(['2', '3'])
        expect(numbers(await listApartments(db, { type: 'studio' }))).toEqual(['1', '3'])
        expect(numbers(await listApartments(db, { status: 'sold' }))).toEqual(['2', '3'])
        expect(numbers(await listApartments(db, { status: 'sold', entrance: '2', floor: 2 }))).toEqual(['3'])
        expect(await countApartments(db, { status: 'available' })).toBe(1)
      })

      test('on two floors are found by either of them, once', async () => {
        await add({ number: '1', floor: 2 })
        await add({ number: '2', floor: 1, secondaryFloor: 2, type: '2-bedroom-maisonette' })
        expect(numbers(await listApartments(db, { floor: 1 }))).toEqual(['2'])
        expect(numbers(await listApartments(db, { floor: 2 }))).toEqual(['1', '2'])
        expect(numbers(await listApartments(db, { floor: 2, type: 'studio' }))).toEqual(['1'])
      })

      test('keep their internal notes out of public reads', async () => {
        const { id } = await add({ internalNotes: 'тайна' })
        expect(JSON.stringify([await findApartment(db, id), await listApartments(db)])).not.toContain('тайна')
        expect(await findApartment(db, id)).not.toHaveProperty('internalNotes')
        expect((await listApartmentsWithNotes(db))[0]?.internalNotes).toBe('тайна')
      })

      test('are updated with a new revision and time; what was not in the form stays', async () => {
        const added = await add({})
        await addApartmentImages(db, added.id, ['/files/a.jpg'])
        const updated = await updateApartment(db, added.id, 2, { ...newApartment, number: '7', price: 5 })
        expect(updated).toMatchObject({ number: '7', price: 5, revision: 3, images: ['/files/a.jpg'] })
        expect(updated.createdAt).toBe(added.createdAt)
        expect(updated.updatedAt >= added.updatedAt).toBe(true)
      })

      test('refuse a save that is based on an old revision, and change nothing', async () => {
        const { id } = await add({})
        await setApartmentStatus(db, id, 1, 'reserved')
        await expect(setApartmentStatus(db, id, 1, 'sold')).rejects.toThrow(StaleRevision)
        await expect(updateApartment(db, id, 1, newApartment)).rejects.toThrow(StaleRevision)
        expect(await findApartment(db, id)).toMatchObject({ status: 'reserved', revision: 2 })
      })

      test('that do not exist cannot be changed or deleted', async () => {
        await expect(setApartmentStatus(db, 'none', 1, 'sold')).rejects.toThrow(NotFound)
        await expect(deleteApartment(db, 'none')).rejects.toThrow(NotFound)
        await expect(addApartmentImages(db, 'none', ['/files/a'])).rejects.toThrow(NotFound)
        expect(await findApartment(db, 'none')).toBeUndefined()
      })

      test('of twenty saves at once from the same revision, exactly one wins', async () => {
        const { id } = await add({})
        const saves = Array.from({ length: 20 }, () => setApartmentStatus(db, id, 1, 'sold'))
        const settled = await Promise.allSettled(saves)
        expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
        expect(await findApartment(db, id)).toMatchObject({ revision: 2 })
      })

      test('keep every photo of uploads that finish at the same time', async () => {
        const { id } = await add({})
        const addresses = Array.from({ length: 12 }, (_, index) => `/files/${index}.jpg`)
        await Promise.all(addresses.map((address) => addApartmentImages(db, id, [address])))
        const found = await findApartment(db, id)
        expect(found?.images.toSorted()).toEqual(addresses.toSorted())
        expect(found?.images).toContain(found?.mainImage)
      })

      test('follow the main-image rules', async () => {
        const { id } = await add({})
        await addApartmentImages(db, id, ['/a', '/b', '/c'])
        expect(await findApartment(db, id)).toMatchObject({ mainImage: '/a' })
        expect(await setApartmentMainImage(db, id, '/c')).toMatchObject({ mainImage: '/c' })
        expect(await deleteApartmentImage(db, id, '/c')).toMatchObject({
          mainImage: '/a',
          images: ['/a', '/b'],
        })
      })

      test('have their photos moved', async () => {
        const { id } = await add({})
        await addApartmentImages(db, id, ['/a', '/b', '/c'])
        expect(await moveApartmentImage(db, id, '/c', -1)).toMatchObject({ images: ['/a', '/c', '/b'] })
        expect(await moveApartmentImage(db, id, '/a', 5)).toMatchObject({
          images: ['/c', '/b', '/a'],
          mainImage: '/a',
        })
        await expect(moveApartmentImage(db, id, '/x', 1)).rejects.toThrow(NotFound)
        await expect(setApartmentMainImage(db, id, '/x')).rejects.toThrow(NotFound)
      })

      test('hand back the brochure that a new one replaces', async () => {
        const { id } = await add({})
        expect((await setApartmentBrochure(db, id, '/one.pdf')).replaced).toBeNull()
        expect((await setApartmentBrochure(db, id, '/two.pdf')).replaced).toBe('/one.pdf')
        expect((await setApartmentBrochure(db, id, null)).apartment.brochureUrl).toBeNull()
      })

      test('when deleted, leave their outlines on the plans without a link', async () => {
        const { id } = await add({})
        const points = [
          { x: 0, y: 0 },
          { x: 9, y: 0 },
          { x: 9, y: 9 },
        ]
        const place = { entrance: '1', floor: 1 } as const
        await addFloorPlan(db, place, image, [
          { id: 's1', apartmentId: id, points },
          { id: 's2', apartmentId: 'other', points },
        ])
        expect(await deleteApartment(db, id)).toMatchObject({ id, number: '1' })
        const plan = await findFloorPlan(db, place)
        expect(plan?.apartments.map(({ apartmentId }) => apartmentId)).toEqual([null, 'other'])
      })
    })

    describe('parking spots', () => {
      test('come sorted by floor, then by the numeric part of their number', async () => {
        for (const [floor, number] of [
          [1, 'P-10'],
          [1, 'P-9'],
          [-1, 'P-100'],
          [2, 'P-1'],
        ] as const) {
          await addParkingSpot(db, { ...newParkingSpot, floor, number })
        }
        expect(numbers(await listParkingSpots(db))).toEqual(['P-100', 'P-9', 'P-10', 'P-1'])
        expect(numbers(await listParkingSpots(db, { floor: 1 }))).toEqual(['P-9', 'P-10'])
      })

      test('keep their internal notes out of public reads', async () => {
        const { id } = await addParkingSpot(db, { ...newParkingSpot, number: '1', internalNotes: 'тайна' })
        expect(await findParkingSpot(db, id)).not.toHaveProperty('internalNotes')
        expect((await listParkingSpots(db))[0]).not.toHaveProperty('internalNotes')
        expect((await findParkingSpotWithNotes(db, id))?.internalNotes).toBe('тайна')
        expect((await listParkingSpotsWithNotes(db))[0]?.internalNotes).toBe('тайна')
      })

      test('are updated by revision, counted by status, and deleted', async () => {
        const { id } = await addParkingSpot(db, { ...newParkingSpot, number: '1' })
        await updateParkingSpot(db, id, 1, { ...newParkingSpot, number: '1', status: 'sold' })
        await expect(updateParkingSpot(db, id, 1, newParkingSpot)).rejects.toThrow(StaleRevision)
        expect(await countParkingSpots(db, { status: 'sold' })).toBe(1)
        expect(await countParkingSpots(db, { status: 'available' })).toBe(0)
        await deleteParkingSpot(db, id)
        await expect(deleteParkingSpot(db, id)).rejects.toThrow(NotFound)
        expect(await countParkingSpots(db)).toBe(0)
      })
    })

    describe.each([
      {
        what: 'apartment',
        add: (id: string, number: string) => addApartment(db, { ...newApartment, number }, id),
        list: () => listApartmentsWithNotes(db),
        change: (id: string) => setApartmentStatus(db, id, 1, 'sold'),
      },
      {
        what: 'parking spot',
        add: (id: string, number: string) => addParkingSpot(db, { ...newParkingSpot, number }, id),
        list: () => listParkingSpotsWithNotes(db),
        change: (id: string) => updateParkingSpot(db, id, 1, { status: 'sold' }),
      },
      {
        what: 'store',
        add: (id: string, title: string) => addStore(db, { title, description: 'На партера' }, id),
        list: () => listStores(db),
        change: (id: string) => updateStore(db, id, 1, { title: 'Друг', description: 'На партера' }),
      },
    ])('a form that adds a new $what, sent again', ({ add, list, change }) => {
      const id = crypto.randomUUID()

      test('adds it once, also when both arrive together', async () => {
        const added = await add(id, '7')
        expect(await add(id, '7')).toEqual(added)
        expect(await list()).toEqual([added])
        const other = crypto.randomUUID()
        await Promise.all(Array.from({ length: 5 }, () => add(other, '8')))
        expect(await list()).toHaveLength(2)
      })

      test('saves what was typed since', async () => {
        const added = await add(id, '7')
        const again = await add(id, '8')
        expect(again).toMatchObject({ id, revision: 2, createdAt: added.createdAt })
        expect(await add(id, '8')).toEqual(again)
        expect(await list()).toEqual([again])
      })

      test('overwrites nothing that somebody else did to it', async () => {
        await add(id, '7')
        const changed = await change(id)
        await expect(add(id, '8')).rejects.toThrow(StaleRevision)
        expect(await list()).toEqual([changed])
      })
    })

    test('stores are added without pictures, updated by revision, and deleted with what they had', async () => {
      const store = await addStore(db, { title: 'Кафе', description: 'На партера' })
      expect(store).toMatchObject({ mainImage: null, secondaryImage: null })
      expect(await setStoreImage(db, store.id, 'main', '/one')).toBeNull()
      expect(await setStoreImage(db, store.id, 'main', '/two')).toBe('/one')
      await setStoreImage(db, store.id, 'secondary', '/three')
      await expect(updateStore(db, store.id, 1, store)).rejects.toThrow(StaleRevision)
      await updateStore(db, store.id, 4, { title: 'Пекарна', description: 'На партера' })
      expect(await findStore(db, store.id)).toMatchObject({ title: 'Пекарна', mainImage: '/two' })
      expect(await listStores(db)).toHaveLength(1)
      expect(await deleteStore(db, store.id)).toMatchObject({ mainImage: '/two', secondaryImage: '/three' })
      await expect(setStoreImage(db, store.id, 'main', '/x')).rejects.toThrow(NotFound)
    })

    test('of two pictures for one slot of a store at once, each hears of the one that it replaces', async () => {
      const { id } = await addStore(db, { title: 'Кафе', description: 'На партера' })
      let before: string | null = null
      for (let round = 0; round < 20; round++) {
        const [one, two] = [`/files/${round}-one`, `/files/${round}-two`]
        const replaced = await Promise.all([one, two].map((each) => setStoreImage(db, id, 'main', each)))
        const left = (await findStore(db, id))?.mainImage ?? null
        expect(new Set([...replaced, left])).toEqual(new Set([before, one, two]))
        before = left
      }
    })

    describe('floor plans', () => {
      test('there is one for each entrance and floor', async () => {
        await addFloorPlan(db, { entrance: '1', floor: 2 }, image)
        await addFloorPlan(db, { entrance: '2', floor: 2 }, image)
        await expect(addFloorPlan(db, { entrance: '1', floor: 2 }, image)).rejects.toThrow(PlanExists)
        expect(await listFloorPlans(db)).toHaveLength(2)
        expect(await listFloorPlans(db, { entrance: '2' })).toHaveLength(1)
        expect(await listFloorPlans(db, { floor: 3 })).toEqual([])
      })

      test('are saved by revision, with a new image or the old one', async () => {
        const plan = await addFloorPlan(db, { entrance: '1', floor: 2 }, image)
        const shape = {
          id: 's',
          apartmentId: null,
          points: [
            { x: 0.5, y: 1 },
            { x: 2, y: 1 },
            { x: 2, y: 3 },
          ],
        }
        const saved = await updateFloorPlan(db, plan.id, 1, [shape])
        expect(saved).toMatchObject({ apartments: [shape], revision: 2, ...image })
        await expect(updateFloorPlan(db, plan.id, 1, [])).rejects.toThrow(StaleRevision)
        const replaced = { imageUrl: '/new', imageWidth: 10, imageHeight: 20 }
        expect(await updateFloorPlan(db, plan.id, 2, [shape], replaced)).toMatchObject(replaced)
        expect(await deleteFloorPlan(db, plan.id)).toMatchObject({ imageUrl: '/new' })
        expect(await findFloorPlan(db, { entrance: '1', floor: 2 })).toBeUndefined()
      })

      const outlineOf = (apartmentId: string) => ({
        id: `shape-${apartmentId}`,
        apartmentId,
        points: [
          { x: 0, y: 0 },
          { x: 9, y: 0 },
          { x: 9, y: 9 },
        ],
      })

      test('link homes of their own floor only, a maisonette on both of its floors', async () => {
        const place = { entrance: '1', floor: 2 } as const
        const plan = await addFloorPlan(db, place, image)
        const maisonette = await add({ floor: 1, secondaryFloor: 2 })
        const elsewhere = await add({ floor: 1 })
        const opposite = await add({ floor: 2, entrance: '2' })
        for (const id of [elsewhere.id, opposite.id, 'none'])
          await expect(saveShapes(db, plan.id, 1, [outlineOf(id)])).rejects.toThrow(StrangeApartment)
        const shapes = [outlineOf(maisonette.id)]
        expect(await saveShapes(db, plan.id, 1, shapes)).toMatchObject({ apartments: shapes, revision: 2 })
        await expect(saveShapes(db, plan.id, 1, [])).rejects.toThrow(StaleRevision)
        await expect(saveShapes(db, 'none', 1, [])).rejects.toThrow(NotFound)
      })

      test('saved while one of their homes is deleted, keep no link to it', async () => {
        const place = { entrance: '1', floor: 2 } as const
        const { id } = await addFloorPlan(db, place, image)
        const neighbour = await add({ number: '2', floor: 2 })
        for (let round = 0; round < 20; round++) {
          const home = await add({ floor: 2 })
          const { revision = 0 } = (await findFloorPlan(db, place)) ?? {}
          const save = () => saveShapes(db, id, revision, [outlineOf(neighbour.id), outlineOf(home.id)])
          const remove = () => deleteApartment(db, home.id)
          const [first, second] = round % 2 ? [save, remove] : [remove, save]
          const settled = await Promise.allSettled([first(), second()])
          for (const each of settled)
            if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(StrangeApartment)
          const links = (await findFloorPlan(db, place))?.apartments.map(({ apartmentId }) => apartmentId)
          expect(links).not.toContain(home.id)
          expect(await findApartment(db, home.id)).toBeUndefined()
        }
      })

      test('let all their homes be deleted at the same time', async () => {
        const place = { entrance: '1', floor: 2 } as const
        const plan = await addFloorPlan(db, place, image)
        const homes = await Promise.all(Array.from({ length: 8 }, () => add({ floor: 2 })))
        const shapes = homes.map(({ id }) => outlineOf(id))
        await saveShapes(db, plan.id, 1, shapes)
        await Promise.all(homes.map(({ id }) => deleteApartment(db, id)))
        const links = (await findFloorPlan(db, place))?.apartments.map(({ apartmentId }) => apartmentId)
        expect(links).toEqual(homes.map(() => null))
      })
    })

    test('media files come newest first, and many go at once', async () => {
      const file = {
        url: '/files/m',
        type: 'image',
        size: 5_000_000_000,
        storagePath: 'media/1_m.png',
      } as const
      const ids = []
      for (const name of ['a', 'b', 'c']) {
        ids.push((await addMediaFile(db, { ...file, name })).id)
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
      expect((await listMediaFiles(db)).map(({ name }) => name)).toEqual(['c', 'b', 'a'])
      expect((await listMediaFiles(db))[0]?.size).toBe(5_000_000_000)
      expect(await deleteMediaFiles(db, [ids[0] ?? '', ids[1] ?? '', 'none'])).toHaveLength(2)
      expect(await deleteMediaFiles(db, [])).toEqual([])
      expect(await listMediaFiles(db)).toHaveLength(1)
    })

    test('of several servers that start at once, one names the installation, and no visitor hears of it', async () => {
      expect(await findInstallation(db)).toBeUndefined()
      const added = await Promise.all(['a', 'b', 'c'].map((id) => addInstallation(db, id)))
      expect(new Set(added.map(({ id }) => id)).size).toBe(1)
      expect(added[0]).toMatchObject({ isJoined: false })
      await noteJoined(db)
      expect(await findInstallation(db)).toEqual({ id: added[0]?.id, isJoined: true })
      expect(heard).toEqual([])
    })

    test('picture details are found by address, several at once', async () => {
      const details = { width: 4000, height: 3000, placeholder: 'data:image/webp;base64,AA==' }
      await addPicture(db, 'media/1_a.png', details)
      await addPicture(db, 'media/2_b.png', details)
      await addPicture(db, 'media/1_a.png', { ...details, width: 10 })
      const asked = ['/files/media/1_a.png', '/files/media/none.png', null, '', 'https://example.com/x.png']
      expect(await findPictures(db, asked)).toEqual({
        '/files/media/1_a.png': { address: '/files/media/1_a.png', ...details, width: 10 },
      })
      expect(await findPictures(db, [])).toEqual({})
      expect(await listPicturePaths(db)).toEqual(['media/1_a.png', 'media/2_b.png'])
      await deletePictures(db, ['media/1_a.png', 'media/none.png'])
      await deletePictures(db, [])
      expect(await listPicturePaths(db)).toEqual(['media/2_b.png'])
      expect(heard).toEqual([])
    })

    describe('finished uploads', () => {
      const target = { uploader: 'media' } as const
      const result = { address: '/files/media/1_a.png', name: 'a', contentType: 'image/png', size: 5 }
      const picture = { width: 1, height: 2, placeholder: '' }
      const upload = { id: 'u1', target, result, path: 'media/1_a.png', picture }
      const link = (remembering = rememberingUpload(db, upload)) =>
        addStore(remembering, { title: 't', description: 'd' })

      test('are remembered with the write that links the file, and its details', async () => {
        expect(await findFinishedUpload(db, 'u1', target)).toBeUndefined()
        await link()
        expect(await findFinishedUpload(db, 'u1', target)).toEqual(result)
        expect(await listPicturePaths(db)).toEqual(['media/1_a.png'])
        await expect(findFinishedUpload(db, 'u1', { uploader: 'parkingPlan', level: 1 })).rejects.toThrow(
          UploadIdTaken,
        )
      })

      test('of ten at once with the same id, one is linked', async () => {
        const settled = await Promise.allSettled(Array.from({ length: 10 }, () => link()))
        const refused = settled.filter((each) => each.status === 'rejected')
        expect(refused).toHaveLength(9)
        for (const { reason } of refused) expect(reason).toBeInstanceOf(UploadFinished)
        expect(await listStores(db)).toHaveLength(1)
      })

      test('are not remembered when linking fails', async () => {
        await expect(setStoreImage(rememberingUpload(db, upload), 'none', 'main', '/x')).rejects.toThrow(
          NotFound,
        )
        expect(await findFinishedUpload(db, 'u1', target)).toBeUndefined()
        expect(await listPicturePaths(db)).toEqual([])
      })

      test('are forgotten after a while', async () => {
        await link()
        await forgetFinishedUploads(db, new Date(Date.now() - 1000))
        expect(await findFinishedUpload(db, 'u1', target)).toEqual(result)
        await forgetFinishedUploads(db, new Date(Date.now() + 1000))
        expect(await findFinishedUpload(db, 'u1', target)).toBeUndefined()
      })
    })

    test('every path that a record points to is known', async () => {
      const { id } = await add({})
      await addApartmentImages(db, id, ['/files/apartments/1/a.png', '/files/apartments/1/b.png'])
      await setApartmentBrochure(db, id, '/files/apartments/1/c.pdf')
      const store = await addStore(db, { title: 't', description: 'd' })
      await setStoreImage(db, store.id, 'secondary', '/files/stores/1/d.png')
      await addFloorPlan(db, { entrance: '1', floor: 2 }, { ...image, imageUrl: '/files/floorPlans/e.png' })
      const url = '/files/media/f.png'
      await addMediaFile(db, { name: 'f', url, type: 'image', size: 1, storagePath: 'media/f.png' })
      await saveDisplaySettings(db, 0, { ...defaultDisplaySettings, logo: '/files/media/g.png' })
      expect([...(await listReferencedPaths(db))].toSorted()).toEqual([
        'apartments/1/a.png',
        'apartments/1/b.png',
        'apartments/1/c.pdf',
        'floorPlans/e.png',
        'media/f.png',
        'media/g.png',
        'stores/1/d.png',
      ])
    })

    describe('enquiries', () => {
      const enquiry = {
        name: 'Посетител',
        email: 'a@example.com',
        phone: '',
        message: 'Здравейте',
        apartmentNumber: '',
      }
      const everything = { search: '', state: 'all' } as const

      test('start unread and are toggled both ways', async () => {
        const { id, isRead } = await addEnquiry(db, enquiry)
        expect(isRead).toBe(false)
        await markEnquiry(db, id, { isRead: true })
        await markEnquiry(db, id, { isRead: true })
        expect(await listEnquiries(db, { ...everything, state: 'read' })).toMatchObject([
          { id, isRead: true },
        ])
        await markEnquiry(db, id, { isRead: false })
        expect(await countEnquiries(db, { ...everything, state: 'unread' })).toBe(1)
        await expect(markEnquiry(db, 'none', { isRead: true })).rejects.toThrow(NotFound)
        await deleteEnquiry(db, id)
        expect(await countEnquiries(db)).toBe(0)
        await expect(deleteEnquiry(db, id)).rejects.toThrow(NotFound)
      })

      test('are found by any field, in any case, Cyrillic too, and by what looks like a wildcard', async () => {
        await addEnquiry(db, { ...enquiry, message: 'Отстъпка 10%?', apartmentNumber: 'А-12' })
        await addEnquiry(db, { ...enquiry, name: 'КЛИЕНТ', phone: '+359 000' })
        const found = (search: string) => countEnquiries(db, { ...everything, search })
        expect(await found('отстъпка')).toBe(1)
        expect(await found('клиент')).toBe(1)
        expect(await found('A@EXAMPLE')).toBe(2)
        expect(await found('а-12')).toBe(1)
        expect(await found('%')).toBe(1)
        expect(await found('_')).toBe(0)
        expect(await found('\\')).toBe(0)
      })

      test('come newest first, a page at a time', async () => {
        for (const name of ['1', '2', '3', '4', '5']) {
          await addEnquiry(db, { ...enquiry, name })
          await new Promise((resolve) => setTimeout(resolve, 2))
        }
        const page = async (offset: number) =>
          (await listEnquiries(db, everything, { limit: 2, offset })).map(({ name }) => name)
        expect([await page(0), await page(2), await page(4)]).toEqual([['5', '4'], ['3', '2'], ['1']])
      })

      test('a page knows how many there are in all, and a page too far is the last', async () => {
        for (const name of ['1', '2', '3', '4']) await addEnquiry(db, { ...enquiry, name })
        const page = async (page: number, search = '') => {
          const found = await findEnquiryPage(db, { search, state: 'all' }, { page, size: 2 })
          return [found.page, found.total, found.enquiries.length]
        }
        expect([await page(1), await page(2), await page(3), await page(99)]).toEqual([
          [1, 4, 2],
          [2, 4, 2],
          [2, 4, 2],
          [2, 4, 2],
        ])
        expect(await page(1, 'няма')).toEqual([1, 0, 0])
        expect(await page(7, 'няма')).toEqual([1, 0, 0])
      })
    })

    test('enquiries are exported newest first, past the end of a chunk, and each once', async () => {
      const row = { phone: '', apartmentNumber: '', isRead: 0, searchText: '', revision: 1 }
      const many = Array.from({ length: 1003 }, (_, index) => ({
        ...row,
        id: String(index).padStart(5, '0'),
        submissionId: String(index),
        name: String(index),
        email: 'a@example.com',
        message: 'текст',
        // Several in the same moment: the place where a page ends must not lose any.
        submittedAt: new Date(Math.floor(index / 7) * 1000).toISOString(),
      }))
      for (let start = 0; start < many.length; start += 100)
        await engine.writer
          .insertInto('contacts')
          .values(many.slice(start, start + 100))
          .execute()
      const names = (await all(eachEnquiry(db))).map(({ name }) => Number(name))
      expect(names).toEqual(many.map((_, index) => 1002 - index))
      expect(await all(eachEnquiry(db, { search: '', state: 'read' }))).toEqual([])
    })

    test('enquiries are counted by hour', async () => {
      const enquiry = { name: 'а', email: 'a@example.com', phone: '', message: 'м', apartmentNumber: '' }
      for (const moment of ['10:00:00.000', '10:59:59.999', '11:00:00.000'])
        await addEnquiry(db, enquiry, new Date(`2026-11-15T${moment}Z`))
      await addEnquiry(db, enquiry, new Date('2026-11-14T09:59:59.999Z'))
      expect(await countEnquiriesByHour(db, new Date('2026-11-14T10:00:00Z'))).toEqual([
        { hour: '2026-11-15T10:00:00.000Z', count: 2 },
        { hour: '2026-11-15T11:00:00.000Z', count: 1 },
      ])
    })

    test('apartments are found by number, at either entrance', async () => {
      await add({ number: '7' })
      await add({ number: '7', entrance: '2' })
      await add({ number: '8' })
      expect(await listApartmentsByNumber(db, ['7', '9'])).toMatchObject([
        { number: '7', entrance: '1' },
        { number: '7', entrance: '2' },
      ])
      expect(await listApartmentsByNumber(db, [])).toEqual([])
    })

    describe('settings', () => {
      test('have defaults until they are saved', async () => {
        expect(await getCompanySettings(db)).toEqual({ revision: 0, values: defaultCompanySettings })
        expect(await getDisplaySettings(db)).toEqual({ revision: 0, values: defaultDisplaySettings })
      })

      test('are saved apart from each other, by revision', async () => {
        const company = { ...defaultCompanySettings, phone: '0700 00 000' }
        await saveCompanySettings(db, 0, company)
        await saveDisplaySettings(db, 0, { ...defaultDisplaySettings, title: 'Ново' })
        expect(await getCompanySettings(db)).toEqual({ revision: 1, values: company })
        await expect(saveCompanySettings(db, 0, company)).rejects.toThrow(StaleRevision)
        await saveCompanySettings(db, 1, { ...company, phone: '1' })
        expect(await getCompanySettings(db)).toMatchObject({ revision: 2, values: { phone: '1' } })
        expect((await getDisplaySettings(db)).values.title).toBe('Ново')
      })

      test('say when any of them was last saved', async () => {
        expect(await findSettingsChange(db)).toBeUndefined()
        const before = new Date().toISOString()
        await saveDisplaySettings(db, 0, defaultDisplaySettings)
        const first = (await findSettingsChange(db)) ?? ''
        expect(first >= before).toBe(true)
        await sleep(5)
        await saveCompanySettings(db, 0, defaultCompanySettings)
        expect(((await findSettingsChange(db)) ?? '') > first).toBe(true)
      })
    })

    describe('changes', () => {
      test('are announced after the commit, with a rising version', async () => {
        const { id } = await add({})
        await setApartmentStatus(db, id, 1, 'sold')
        const [first, second] = heard.map(([change]) => change)
        expect(first?.collection).toBe('apartments')
        expect(second?.version).toBe((first?.version ?? 0) + 1)
        expect(await listVersions(db)).toContainEqual(second)
      })

      test('are not announced when nothing was committed', async () => {
        await expect(setApartmentStatus(db, 'none', 1, 'sold')).rejects.toThrow()
        await expect(
          db.write('stores', async (trx) => {
            await trx.deleteFrom('stores').execute()
            throw new Error('changed my mind')
          }),
        ).rejects.toThrow('changed my mind')
        expect(heard).toEqual([])
      })

      test('of several collections at once are announced together', async () => {
        const { id } = await add({})
        heard.length = 0
        await deleteApartment(db, id)
        expect(heard.map((changes) => changes.map(({ collection }) => collection))).toEqual([
          ['apartments', 'floorPlans'],
        ])
      })

      test('are never lost between writers', async () => {
        const before =
          (await listVersions(db)).find(({ collection }) => collection === 'stores')?.version ?? 0
        await Promise.all(Array.from({ length: 10 }, () => addStore(db, { title: 't', description: 'd' })))
        expect(await listVersions(db)).toContainEqual({ collection: 'stores', version: before + 10 })
      })
    })

    test('a failing transaction leaves nothing behind', async () => {
      await expect(
        db.write('apartments', async (trx) => {
          await trx.deleteFrom('apartments').execute()
          await sql`select * from there_is_no_such_table`.execute(trx)
        }),
      ).rejects.toThrow()
      await add({})
      expect(await countApartments(db)).toBe(1)
    })
  })
}

const image = { imageUrl: '/files/plan.png', imageWidth: 2400, imageHeight: 1600 }

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = []
  for await (const item of items) collected.push(item)
  return collected
}
