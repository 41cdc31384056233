import { describe, expect, test } from 'vitest'
import {
  addApartment,
  addApartmentImages,
  countApartments,
  deleteApartment,
  deleteApartmentImage,
  findApartment,
  findApartmentWithNotes,
  isApartmentNumberTaken,
  listAdminApartmentItems,
  listApartmentItems,
  listApartments,
  listApartmentsByNumber,
  listApartmentsWithNotes,
  orderApartmentImages,
  setApartmentBrochure,
  setApartmentMainImage,
  setApartmentPrice,
  setApartmentStatus,
  updateApartment,
} from '../../backend/data/apartments.ts'
import { getBuilding, saveBuilding } from '../../backend/data/building.ts'
import { collectionDescriptors } from '../../backend/data/collections/collections.ts'
import { addEnquiry, listEnquiryApartments } from '../../backend/data/enquiries/enquiries.ts'
import { addFloorPlan, findFloorPlan, listFloorPlans } from '../../backend/data/plans/floor-plans.ts'
import { NotFound, StaleRevision } from '../../backend/data/records/record-errors.ts'
import { readSetupFacts } from '../../backend/data/setup.ts'
import { type ApartmentValues, newApartment } from '../../domain/apartment/apartment.ts'
import { type ApartmentFilters, matchesFilters } from '../../domain/apartment/apartment-filters.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { anEnquiry } from './an-enquiry.ts'
import type { OpenedData } from './opened-data.ts'

const image = { imageUrl: '/files/plan.png', imageWidth: 2400, imageHeight: 1600 }
const numbers = (apartments: { number: string }[]) => apartments.map(({ number }) => number)

/** What the admin area and the public pages read and write about apartments. */
export function apartmentsContract(data: OpenedData) {
  const add = (values: Partial<ApartmentValues>) =>
    addApartment(data.db, { ...newApartment(defaultBuilding), number: '1', ...values })

  describe('apartments', () => {
    test('are read back as they were written', async () => {
      const values: ApartmentValues = {
        ...newApartment(defaultBuilding),
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
      const added = await addApartment(data.db, values)
      expect(added).toMatchObject({
        ...values,
        images: [],
        mainImage: null,
        brochureUrl: null,
        revision: 1,
      })
      expect(added.createdAt).toBe(added.updatedAt)
      expect(await findApartmentWithNotes(data.db, added.id)).toEqual(added)
    })

    test('are sorted by entrance, then by number in numeric order', async () => {
      for (const [entrance, number] of [
        ['2', '1'],
        ['1', '10'],
        ['1', '9'],
        ['1', '2'],
        ['2', '11'],
      ] as const) {
        await add({ entrance, number })
      }
      expect(numbers(await listApartments(data.db))).toEqual(['2', '9', '10', '1', '11'])
    })

    test('follow the entrances as the building lists them, in every list', async () => {
      const { db } = data
      const [first, ...others] = defaultBuilding.entrances
      if (!first) throw new Error('The default building has an entrance')
      const entrances = [{ ...first, id: '10', name: 'Й' }, ...others.toReversed(), first]
      await saveBuilding(db, 0, { ...defaultBuilding, entrances })
      for (const entrance of ['1', '2', '10']) {
        await add({ entrance, number: '7' })
        await addFloorPlan(db, { entrance, floor: 1 }, image, [])
      }
      await addEnquiry(db, { ...anEnquiry, apartmentNumber: '7' })
      const wanted = ['10', '2', '1']
      const entrancesOf = (list: { entrance: string }[]) => list.map(({ entrance }) => entrance)
      for (const list of [
        listApartments,
        listApartmentItems,
        listAdminApartmentItems,
        listApartmentsWithNotes,
        listFloorPlans,
        listEnquiryApartments,
      ])
        expect(entrancesOf(await list(db))).toEqual(wanted)
      expect(entrancesOf(await listApartmentsByNumber(db, ['7']))).toEqual(wanted)
      expect(entrancesOf((await readSetupFacts(db)).apartments.withoutPrice.first)).toEqual(wanted)
      const uses = await collectionDescriptors.floorPlans.readFiles?.(db)
      expect(uses?.map(({ use }) => use)).toMatchObject(wanted.map((entrance) => ({ entrance })))
    })

    test('are filtered by entrance, floor, type and status, alone and together', async () => {
      await add({ number: '1', floor: 1 })
      await add({ number: '2', floor: 2, type: '1-bedroom', status: 'sold' })
      await add({ number: '3', floor: 2, entrance: '2', status: 'sold' })
      expect(numbers(await listApartments(data.db, { entrance: '1' }))).toEqual(['1', '2'])
      expect(numbers(await listApartments(data.db, { floor: 2 }))).toEqual(['2', '3'])
      expect(numbers(await listApartments(data.db, { type: ['studio'] }))).toEqual(['1', '3'])
      expect(numbers(await listApartments(data.db, { status: 'sold' }))).toEqual(['2', '3'])
      expect(numbers(await listApartments(data.db, { status: 'sold', entrance: '2', floor: 2 }))).toEqual([
        '3',
      ])
      expect(await countApartments(data.db, { status: 'available' })).toBe(1)
    })

    test('are filtered by highest price, smallest area, and to available ones only', async () => {
      await add({ number: '1', price: 85_000, area: 45.2 })
      await add({ number: '2', price: 129_500.5, area: 78.4, status: 'sold' })
      await add({ number: '3', price: 0, area: 60 })
      expect(numbers(await listApartments(data.db, { maxPrice: 129_500.5 }))).toEqual(['1', '2'])
      expect(numbers(await listApartments(data.db, { maxPrice: 129_500 }))).toEqual(['1'])
      expect(numbers(await listApartments(data.db, { minArea: 60 }))).toEqual(['2', '3'])
      expect(numbers(await listApartments(data.db, { available: true }))).toEqual(['1', '3'])
      expect(numbers(await listApartments(data.db, { available: true, minArea: 50, floor: 1 }))).toEqual([
        '3',
      ])
      expect(await listApartments(data.db, { available: true, status: 'sold' })).toEqual([])
    })

    test('are found by the same rule as `matchesFilters`, with every filter', async () => {
      await add({ number: '1', price: 85_000, area: 45.2, exposure: 'east' })
      await add({ number: '2', price: 129_500.5, area: 78.4, exposure: 'west', type: '1-bedroom' })
      await add({
        number: '3',
        price: 0,
        area: 60,
        floor: 4,
        secondaryFloor: 5,
        type: '2-bedroom-maisonette',
      })
      const all = await listApartments(data.db)
      const building = await getBuilding(data.db)
      for (const filters of [
        { type: ['studio', '1-bedroom'] },
        { exposure: ['east', 'south'] },
        { exposure: ['west'], sea: true },
        { sea: true },
        { minPrice: 85_000, maxPrice: 129_500 },
        { minPrice: 85_000.5 },
        { minArea: 50, maxArea: 78.4 },
        { minFloor: 5 },
        { maxFloor: 4 },
        { minFloor: 2, maxFloor: 3 },
      ] as const satisfies ApartmentFilters[]) {
        const matching = all.filter((apartment) => matchesFilters(building, apartment, filters))
        expect([filters, numbers(await listApartments(data.db, filters))]).toEqual([
          filters,
          numbers(matching),
        ])
        expect(await countApartments(data.db, filters)).toBe(matching.length)
      }
    })

    test('on two floors are found by either of them, once', async () => {
      await add({ number: '1', floor: 2 })
      await add({ number: '2', floor: 1, secondaryFloor: 2, type: '2-bedroom-maisonette' })
      expect(numbers(await listApartments(data.db, { floor: 1 }))).toEqual(['2'])
      expect(numbers(await listApartments(data.db, { floor: 2 }))).toEqual(['1', '2'])
      expect(numbers(await listApartments(data.db, { floor: 2, type: ['studio'] }))).toEqual(['1'])
    })

    test('keep their internal notes out of public reads', async () => {
      const { id } = await add({ internalNotes: 'тайна' })
      expect(JSON.stringify([await findApartment(data.db, id), await listApartments(data.db)])).not.toContain(
        'тайна',
      )
      expect(await findApartment(data.db, id)).not.toHaveProperty('internalNotes')
      expect((await listApartmentsWithNotes(data.db))[0]?.internalNotes).toBe('тайна')
    })

    test('get a new revision and time when updated; fields that were not in the form stay', async () => {
      const added = await add({})
      await addApartmentImages(data.db, added.id, ['/files/a.jpg'])
      const updated = await updateApartment(data.db, added.id, 2, {
        ...newApartment(defaultBuilding),
        number: '7',
        price: 5,
      })
      expect(updated).toMatchObject({ number: '7', price: 5, revision: 3, images: ['/files/a.jpg'] })
      expect(updated.createdAt).toBe(added.createdAt)
      expect(updated.updatedAt >= added.updatedAt).toBe(true)
    })

    test('reject an update that is based on an old revision', async () => {
      const { id } = await add({})
      await setApartmentStatus(data.db, id, 1, 'reserved')
      await expect(setApartmentStatus(data.db, id, 1, 'sold')).rejects.toThrow(StaleRevision)
      await expect(updateApartment(data.db, id, 1, newApartment(defaultBuilding))).rejects.toThrow(
        StaleRevision,
      )
      expect(await findApartment(data.db, id)).toMatchObject({ status: 'reserved', revision: 2 })
    })

    test('that do not exist cannot be changed or deleted', async () => {
      await expect(setApartmentStatus(data.db, 'none', 1, 'sold')).rejects.toThrow(NotFound)
      await expect(deleteApartment(data.db, 'none')).rejects.toThrow(NotFound)
      await expect(addApartmentImages(data.db, 'none', ['/files/a'])).rejects.toThrow(NotFound)
      expect(await findApartment(data.db, 'none')).toBeUndefined()
    })

    test('accept exactly one of twenty saves at once from the same revision', async () => {
      const { id } = await add({})
      const saves = Array.from({ length: 20 }, () => setApartmentStatus(data.db, id, 1, 'sold'))
      const results = await Promise.allSettled(saves)
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await findApartment(data.db, id)).toMatchObject({ revision: 2 })
    })

    test('get every photo of uploads that finish at the same time', async () => {
      const { id } = await add({})
      const urls = Array.from({ length: 12 }, (_, index) => `/files/${index}.jpg`)
      await Promise.all(urls.map((url) => addApartmentImages(data.db, id, [url])))
      const found = await findApartment(data.db, id)
      expect(found?.images.toSorted()).toEqual(urls.toSorted())
      expect(found?.images).toContain(found?.mainImage)
    })

    test('have a main photo as long as they have photos', async () => {
      const { id } = await add({})
      await addApartmentImages(data.db, id, ['/a', '/b', '/c'])
      expect(await findApartment(data.db, id)).toMatchObject({ mainImage: '/a' })
      expect(await setApartmentMainImage(data.db, id, '/c')).toMatchObject({ mainImage: '/c' })
      expect(await deleteApartmentImage(data.db, id, '/c')).toMatchObject({
        mainImage: '/a',
        images: ['/a', '/b'],
      })
    })

    test('have their photos reordered', async () => {
      const { id } = await add({})
      await addApartmentImages(data.db, id, ['/a', '/b', '/c'])
      expect(await orderApartmentImages(data.db, id, ['/c', '/b', '/a'])).toMatchObject({
        images: ['/c', '/b', '/a'],
        mainImage: '/a',
      })
      await expect(orderApartmentImages(data.db, id, ['/a', '/x'])).rejects.toThrow(NotFound)
      await expect(setApartmentMainImage(data.db, id, '/x')).rejects.toThrow(NotFound)
    })

    test('return the URL of the brochure that a new one replaces', async () => {
      const { id } = await add({})
      expect((await setApartmentBrochure(data.db, id, '/one.pdf')).replaced).toBeNull()
      expect((await setApartmentBrochure(data.db, id, '/two.pdf')).replaced).toBe('/one.pdf')
      expect((await setApartmentBrochure(data.db, id, null)).apartment.brochureUrl).toBeNull()
    })

    test('that are deleted leave their outlines on the plans without a link', async () => {
      const { id } = await add({})
      const points = [
        { x: 0, y: 0 },
        { x: 9, y: 0 },
        { x: 9, y: 9 },
      ]
      const place = { entrance: '1', floor: 1 } as const
      await addFloorPlan(data.db, place, image, [
        { id: 's1', apartmentId: id, points },
        { id: 's2', apartmentId: 'other', points },
      ])
      expect(await deleteApartment(data.db, id)).toMatchObject({ id, number: '1' })
      const plan = await findFloorPlan(data.db, place)
      expect(plan?.outlines.map(({ apartmentId }) => apartmentId)).toEqual([null, 'other'])
    })

    test('that move leave their outlines on the plans of the floors before', async () => {
      const maisonette = { type: '2-bedroom-maisonette', secondaryFloor: 3 } as const
      const { id, ...apartment } = await add({ floor: 2, ...maisonette })
      const points = [
        { x: 0, y: 0 },
        { x: 9, y: 0 },
        { x: 9, y: 9 },
      ]
      const places = ([2, 3] as const).map((floor) => ({ entrance: '1' as const, floor }))
      for (const place of places)
        await addFloorPlan(data.db, place, image, [{ id: `s${place.floor}`, apartmentId: id, points }])
      const links = () =>
        Promise.all(
          places.map(async (place) => (await findFloorPlan(data.db, place))?.outlines[0]?.apartmentId),
        )
      const move = async (values: Partial<ApartmentValues>) => {
        const { revision = 0 } = (await findApartment(data.db, id)) ?? {}
        await updateApartment(data.db, id, revision, { ...apartment, ...values })
      }
      await move({ description: 'същото място' })
      expect(await links()).toEqual([id, id])
      await move({ floor: 3, secondaryFloor: 4 })
      expect(await links()).toEqual([null, id])
      await move({ entrance: '2', floor: 3, secondaryFloor: 4 })
      expect(await links()).toEqual([null, null])
    })

    test('know whether another apartment of their entrance has a number', async () => {
      const { id } = await add({ number: '12', entrance: '1' })
      const taken = (entrance: '1' | '2', number: string, exceptId = '') =>
        isApartmentNumberTaken(data.db, { entrance, number }, exceptId)
      expect(await taken('1', '12')).toBe(true)
      expect(await taken('1', '12', id)).toBe(false)
      expect(await taken('2', '12')).toBe(false)
      expect(await taken('1', '13')).toBe(false)
    })

    test('get another price only with their latest revision', async () => {
      const { id } = await add({ price: 100 })
      expect(await setApartmentPrice(data.db, id, 1, 90.5)).toMatchObject({ price: 90.5, revision: 2 })
      await expect(setApartmentPrice(data.db, id, 1, 80)).rejects.toThrow(StaleRevision)
      expect(await findApartment(data.db, id)).toMatchObject({ price: 90.5, revision: 2 })
    })
  })

  test('apartments are found by number at either entrance', async () => {
    await add({ number: '7' })
    await add({ number: '7', entrance: '2' })
    await add({ number: '8' })
    expect(await listApartmentsByNumber(data.db, ['7', '9'])).toMatchObject([
      { number: '7', entrance: '1' },
      { number: '7', entrance: '2' },
    ])
    expect(await listApartmentsByNumber(data.db, [])).toEqual([])
  })
}
