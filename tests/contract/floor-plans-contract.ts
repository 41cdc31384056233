import { describe, expect, test } from 'vitest'
import { addApartment, deleteApartment, findApartment } from '../../backend/data/apartments.ts'
import { findLastChange, listChanges } from '../../backend/data/history/changes.ts'
import { revertChange } from '../../backend/data/history/revert-change.ts'
import { carryOutlines } from '../../backend/data/plans/carry-outlines.ts'
import {
  addFloorPlan,
  deleteFloorPlan,
  findFloorPlan,
  listFloorPlans,
  listPlansToReview,
  listPrintedTexts,
  PlanExists,
  saveOutlines,
  updateFloorPlan,
} from '../../backend/data/plans/floor-plans.ts'
import { InvalidLink } from '../../backend/data/plans/outline-links.ts'
import { NotFound, StaleRevision } from '../../backend/data/records/record-errors.ts'
import { type ApartmentValues, newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { userActor } from '../../domain/record/actor.ts'
import type { OpenedData } from './opened-data.ts'

const image = { imageUrl: '/files/plan.png', imageWidth: 2400, imageHeight: 1600 }

/** Floor plans: one for each entrance and floor, saved by revision. */
export function floorPlansContract(data: OpenedData) {
  describe('floor plans', () => {
    test('exist once for each entrance and floor', async () => {
      await addFloorPlan(data.db, { entrance: '1', floor: 2 }, image)
      await addFloorPlan(data.db, { entrance: '2', floor: 2 }, image)
      await expect(addFloorPlan(data.db, { entrance: '1', floor: 2 }, image)).rejects.toThrow(PlanExists)
      expect(await listFloorPlans(data.db)).toHaveLength(2)
      expect(await listFloorPlans(data.db, { entrance: '2' })).toHaveLength(1)
      expect(await listFloorPlans(data.db, { floor: 3 })).toEqual([])
    })

    test('are saved by revision, with a new image or the old one', async () => {
      const plan = await addFloorPlan(data.db, { entrance: '1', floor: 2 }, image)
      const outline = {
        id: 's',
        apartmentId: null,
        points: [
          { x: 0.5, y: 1 },
          { x: 2, y: 1 },
          { x: 2, y: 3 },
        ],
      }
      const saved = await updateFloorPlan(data.db, plan.id, 1, [outline])
      expect(saved).toMatchObject({ outlines: [outline], revision: 2, ...image })
      await expect(updateFloorPlan(data.db, plan.id, 1, [])).rejects.toThrow(StaleRevision)
      const replaced = { imageUrl: '/new', imageWidth: 10, imageHeight: 20 }
      expect(
        await updateFloorPlan(data.db, plan.id, 2, [outline], { image: { ...replaced, texts: [] } }),
      ).toMatchObject(replaced)
      expect(await deleteFloorPlan(data.db, plan.id)).toMatchObject({ imageUrl: '/new' })
      expect(await findFloorPlan(data.db, { entrance: '1', floor: 2 })).toBeUndefined()
    })

    test('two who save at the same moment: one is refused, and it is known who was first', async () => {
      const people = ['Мария Иванова', 'Петър Петров'].map((name) =>
        data.db.as(userActor({ id: name, name, role: 'admin' })),
      )
      const outline = (id: string) => ({
        id,
        apartmentId: null,
        points: [
          { x: 0, y: 0 },
          { x: 9, y: 0 },
          { x: 9, y: 9 },
        ],
      })
      const { id } = await addFloorPlan(data.db, { entrance: '1', floor: 2 }, image)
      const saves = people.map((db, index) => saveOutlines(db, id, 1, [outline(`of ${index}`)]))
      const results = await Promise.allSettled(saves)
      const first = results.findIndex(({ status }) => status === 'fulfilled')
      expect(results[1 - first]).toMatchObject({ status: 'rejected', reason: expect.any(StaleRevision) })
      expect((await findFloorPlan(data.db, { entrance: '1', floor: 2 }))?.outlines).toEqual([
        outline(`of ${first}`),
      ])
      expect((await findLastChange(data.db, 'floorPlans', id))?.name).toBe(
        ['Мария Иванова', 'Петър Петров'][first],
      )
    })

    test('keep what is printed on their image until it is replaced, apart from public reads and the history', async () => {
      const texts = [{ text: 'Ап. 12', x: 120, y: 80 }]
      const place = { entrance: '1', floor: 2 }
      const plan = await addFloorPlan(data.db, place, image, [], texts)
      expect(await listPrintedTexts(data.db, plan.id)).toEqual(texts)
      await saveOutlines(data.db, plan.id, 1, [])
      expect(await listPrintedTexts(data.db, plan.id)).toEqual(texts)
      const replaced = { ...image, imageUrl: '/files/other.png' }
      const others = [{ text: '13', x: 1, y: 2 }]
      await updateFloorPlan(data.db, plan.id, 2, [], { image: { ...replaced, texts: others } })
      expect(await listPrintedTexts(data.db, plan.id)).toEqual(others)
      await updateFloorPlan(data.db, plan.id, 3, [], { image: { ...image, texts: [] } })
      expect(await listPrintedTexts(data.db, plan.id)).toEqual([])
      const read = [await findFloorPlan(data.db, place), await listChanges(data.db, { recordId: plan.id })]
      expect(JSON.stringify(read)).not.toMatch(/printedTexts|Ап\. 12/)
      expect(await listPrintedTexts(data.db, 'none')).toEqual([])
    })

    test('have their outlines back when a change is reverted', async () => {
      const apartment = await add({ number: '1', floor: 2 })
      const plan = await addFloorPlan(data.db, { entrance: '1', floor: 2 }, image, [outlineOf(apartment.id)])
      await saveOutlines(data.db, plan.id, 1, [])
      const [cleared] = await listChanges(data.db, { recordId: plan.id })
      await revertChange(data.db, cleared?.id ?? '')
      expect(await findFloorPlan(data.db, plan)).toMatchObject({ revision: 3, outlines: plan.outlines })
    })

    const add = (apartment: Partial<ApartmentValues>) =>
      addApartment(data.db, { ...newApartment(defaultBuilding), ...apartment })

    const outlineOf = (apartmentId: string) => ({
      id: `outline-${apartmentId}`,
      apartmentId,
      points: [
        { x: 0, y: 0 },
        { x: 9, y: 0 },
        { x: 9, y: 9 },
      ],
    })

    test('link apartments of their own floor only, a maisonette on both of its floors', async () => {
      const place = { entrance: '1', floor: 2 } as const
      const plan = await addFloorPlan(data.db, place, image)
      const maisonette = await add({ floor: 1, secondaryFloor: 2 })
      const elsewhere = await add({ floor: 1 })
      const opposite = await add({ floor: 2, entrance: '2' })
      for (const id of [elsewhere.id, opposite.id, 'none'])
        await expect(saveOutlines(data.db, plan.id, 1, [outlineOf(id)])).rejects.toThrow(InvalidLink)
      const outlines = [outlineOf(maisonette.id)]
      expect(await saveOutlines(data.db, plan.id, 1, outlines)).toMatchObject({ outlines, revision: 2 })
      await expect(saveOutlines(data.db, plan.id, 1, [])).rejects.toThrow(StaleRevision)
      await expect(saveOutlines(data.db, 'none', 1, [])).rejects.toThrow(NotFound)
    })

    test('carry their outlines to other floors of the entrance, as one batch, to be reviewed until saved', async () => {
      const points = [
        { x: 100, y: 100 },
        { x: 200, y: 100 },
        { x: 200, y: 200 },
      ]
      const home = (number: string, floor: number, rooms = 2) =>
        add({ entrance: '1', number, floor, area: 60, rooms })
      const [own, above, other] = [await home('5', 2), await home('6', 3), await home('7', 4, 4)]
      const outlines = [{ id: 's', apartmentId: own.id, points }]
      const from = await addFloorPlan(data.db, { entrance: '1', floor: 2 }, image, outlines)
      const small = { ...image, imageWidth: 1200, imageHeight: 800 }
      const to = [
        await addFloorPlan(data.db, { entrance: '1', floor: 3 }, small),
        await addFloorPlan(data.db, { entrance: '1', floor: 4 }, image),
      ]
      const elsewhere = await addFloorPlan(data.db, { entrance: '2', floor: 3 }, image)
      await expect(carryOutlines(data.db, from, [...to, elsewhere])).rejects.toThrow(InvalidLink)
      await expect(carryOutlines(data.db, { ...from, revision: 7 }, to)).rejects.toThrow(StaleRevision)
      expect(await listPlansToReview(data.db)).toEqual(new Set())

      expect(await carryOutlines(data.db, from, to)).toMatchObject({ size: 2 })
      expect(await listPlansToReview(data.db)).toEqual(new Set(to.map(({ id }) => id)))
      const [third, fourth] = [
        await findFloorPlan(data.db, { entrance: '1', floor: 3 }),
        await findFloorPlan(data.db, { entrance: '1', floor: 4 }),
      ]
      expect(third?.outlines).toMatchObject([{ apartmentId: above.id, points: [{ x: 50, y: 50 }, {}, {}] }])
      expect(fourth?.outlines).toMatchObject([{ apartmentId: null, points }])
      expect(third).not.toHaveProperty('toReview')
      await saveOutlines(data.db, fourth?.id ?? '', 2, [{ id: 's', points, apartmentId: other.id }])
      expect(await listPlansToReview(data.db)).toEqual(new Set([third?.id]))

      const again = { id: third?.id ?? '', revision: 2 }
      const both = await Promise.allSettled([1, 2].map(() => carryOutlines(data.db, from, [again])))
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    })

    test('saved while one of their apartments is deleted have no link to it', async () => {
      const place = { entrance: '1', floor: 2 } as const
      const { id } = await addFloorPlan(data.db, place, image)
      const neighbour = await add({ number: '2', floor: 2 })
      for (let round = 0; round < 20; round++) {
        const apartment = await add({ floor: 2 })
        const { revision = 0 } = (await findFloorPlan(data.db, place)) ?? {}
        const save = () =>
          saveOutlines(data.db, id, revision, [outlineOf(neighbour.id), outlineOf(apartment.id)])
        const remove = () => deleteApartment(data.db, apartment.id)
        const [first, second] = round % 2 ? [save, remove] : [remove, save]
        const results = await Promise.allSettled([first(), second()])
        for (const each of results)
          if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(InvalidLink)
        const links = (await findFloorPlan(data.db, place))?.outlines.map(({ apartmentId }) => apartmentId)
        expect(links).not.toContain(apartment.id)
        expect(await findApartment(data.db, apartment.id)).toBeUndefined()
      }
    })

    test('allow that all their apartments are deleted at the same time', async () => {
      const place = { entrance: '1', floor: 2 } as const
      const plan = await addFloorPlan(data.db, place, image)
      const apartments = await Promise.all(Array.from({ length: 8 }, () => add({ floor: 2 })))
      const outlines = apartments.map(({ id }) => outlineOf(id))
      await saveOutlines(data.db, plan.id, 1, outlines)
      await Promise.all(apartments.map(({ id }) => deleteApartment(data.db, id)))
      const links = (await findFloorPlan(data.db, place))?.outlines.map(({ apartmentId }) => apartmentId)
      expect(links).toEqual(apartments.map(() => null))
    })
  })
}
