import { describe, expect, test } from 'vitest'
import { addApartment, deleteApartment, updateApartment } from '../../backend/data/apartments.ts'
import { BuildingInUse, saveBuilding } from '../../backend/data/building.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { CannotRevert, NewerChange } from '../../backend/data/history/errors.ts'
import { findRemoval, restoreRecord } from '../../backend/data/history/restore-record.ts'
import { revertableFields, revertChange } from '../../backend/data/history/revert-change.ts'
import {
  addBuildingView,
  deleteBuildingView,
  findBuildingView,
  listBuildingViews,
  moveView,
  renameView,
  saveViewOutlines,
  setViewImage,
  TooManyViews,
} from '../../backend/data/plans/building-views.ts'
import { InvalidLink } from '../../backend/data/plans/outline-links.ts'
import { NotFound, StaleRevision } from '../../backend/data/records/record-errors.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { floorLink, maxBuildingViews } from '../../domain/building/building-view.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import type { RecordChange } from '../../domain/record/record-change.ts'
import type { OpenedData } from './opened-data.ts'

const image = { imageUrl: '/files/media/1_view.webp', imageWidth: 100, imageHeight: 50 }
const larger = { imageUrl: '/files/media/2_view.webp', imageWidth: 200, imageHeight: 100 }
const points = [
  { x: 10, y: 10 },
  { x: 20, y: 10 },
  { x: 20, y: 30 },
]
const third = floorLink({ entrance: '1', floor: 3 })
const outline = (linkedId: string | null) => ({ id: `o-${linkedId}`, linkedId, points })

export function buildingViewsContract(data: OpenedData) {
  const addView = (id: string, outlines = [outline(third)]) =>
    addBuildingView(data.db, { id, name: id, ...image, outlines })
  const addHome = () => addApartment(data.db, { ...newApartment(defaultBuilding), number: '1', floor: 3 })
  const names = async () => (await listBuildingViews(data.db)).map(({ name }) => name)
  const links = async (id: string) =>
    (await findBuildingView(data.db, id))?.outlines.map(({ linkedId }) => linkedId)

  describe('views of the building', () => {
    test('an image is added under the id that was chosen, and another one scales the outlines', async () => {
      expect(await setViewImage(data.db, 'a', image)).toBeNull()
      expect(await setViewImage(data.db, 'b', image)).toBeNull()
      await saveViewOutlines(data.db, 'a', 1, [outline(third)])
      expect(await setViewImage(data.db, 'a', larger)).toBe(image.imageUrl)
      expect(await listBuildingViews(data.db)).toMatchObject([
        {
          ...{ id: 'a', name: 'Изглед 1', position: 1, revision: 3 },
          ...larger,
          outlines: [{ linkedId: third, points: points.map(({ x, y }) => ({ x: 2 * x, y: 2 * y })) }],
        },
        { id: 'b', name: 'Изглед 2', position: 2, outlines: [] },
      ])
      expect(await listChanges(data.db, { collection: 'buildingViews' })).toHaveLength(4)
    })

    test('there are at most six', async () => {
      const ids = Array.from({ length: maxBuildingViews }, (_, index) => `v${index}`)
      for (const id of ids) await addView(id)
      await expect(setViewImage(data.db, 'more', image)).rejects.toThrow(TooManyViews)
      await deleteBuildingView(data.db, 'v0')
      await setViewImage(data.db, 'more', image)
      expect(await names()).toHaveLength(maxBuildingViews)
    })

    test('two that are added at once do not exceed the number', async () => {
      for (const id of ['a', 'b', 'c', 'd', 'e']) await addView(id)
      const added = await Promise.allSettled([addView('f'), addView('g')])
      expect(added.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    })

    test('many that are uploaded at once do not exceed the number, and each has its own name and place', async () => {
      const ids = Array.from({ length: maxBuildingViews + 4 }, (_, index) => `v${index}`)
      const sent = await Promise.allSettled(ids.map((id) => setViewImage(data.db, id, image)))
      expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxBuildingViews)
      const views = await listBuildingViews(data.db)
      expect(views.map(({ name, position }) => `${name} ${position}`)).toEqual(
        [1, 2, 3, 4, 5, 6].map((number) => `Изглед ${number} ${number}`),
      )
    })

    test('outlines are linked to floors and apartments that there are, with the latest revision only', async () => {
      await addView('a', [])
      const { id } = await addHome()
      await saveViewOutlines(data.db, 'a', 1, [outline(third), outline(id), outline(null)])
      expect(await links('a')).toEqual([third, id, null])
      await expect(saveViewOutlines(data.db, 'a', 1, [])).rejects.toThrow(StaleRevision)
      for (const wrong of ['none', floorLink({ entrance: '1', floor: 12 }), 'floor:9:1', 'floor:1:03'])
        await expect(saveViewOutlines(data.db, 'a', 2, [outline(wrong)])).rejects.toThrow(InvalidLink)
      expect(await links('a')).toHaveLength(3)
    })

    test('an apartment that moves or is deleted loses its outline, and gets it back when it is restored', async () => {
      const apartment = await addHome()
      await addView('a', [outline(apartment.id)])
      await updateApartment(data.db, apartment.id, 1, { ...apartment, price: 5 })
      expect(await links('a')).toEqual([apartment.id])
      await deleteApartment(data.db, apartment.id)
      expect(await links('a')).toEqual([null])
      await restoreRecord(data.db, await findRemoval(data.db, 'apartments', apartment.id), [])
      expect(await links('a')).toEqual([apartment.id])
      await updateApartment(data.db, apartment.id, 4, { ...apartment, floor: 4 })
      expect(await links('a')).toEqual([null])
    })

    test('the building keeps a floor that is outlined', async () => {
      await addView('Отпред')
      const [first, ...others] = defaultBuilding.entrances
      const lower = first ? [{ ...first, lastFloor: 2 }, ...others] : []
      const saving = saveBuilding(data.db, 0, { ...defaultBuilding, entrances: lower })
      await expect(saving).rejects.toThrow(BuildingInUse)
      await deleteBuildingView(data.db, 'Отпред')
      await saveBuilding(data.db, 0, { ...defaultBuilding, entrances: lower })
    })

    test('a name and outlines are reverted, unless they were drawn on another image', async () => {
      await addView('a')
      const latest = async () => (await listChanges(data.db, { recordId: 'a' }))[0]?.id ?? ''
      await renameView(data.db, 'a', 'Към парка')
      await revertChange(data.db, await latest())
      expect(await names()).toEqual(['a'])
      await saveViewOutlines(data.db, 'a', 3, [])
      const cleared = await latest()
      await revertChange(data.db, cleared)
      expect(await links('a')).toEqual([third])
      await saveViewOutlines(data.db, 'a', 5, [])
      const clearedAgain = await latest()
      await setViewImage(data.db, 'a', larger)
      expect(revertableFields((await listChanges(data.db, { recordId: 'a' }))[0] as RecordChange)).toEqual([])
      await expect(revertChange(data.db, clearedAgain)).rejects.toThrow(
        new NewerChange('buildingViews', ['imageUrl']),
      )
      expect(await links('a')).toEqual([])
    })

    test('an outline of an apartment that is gone is not brought back', async () => {
      const { id } = await addHome()
      await addView('a', [outline(id)])
      await saveViewOutlines(data.db, 'a', 1, [])
      const [cleared] = await listChanges(data.db, { recordId: 'a' })
      await deleteApartment(data.db, id)
      await expect(revertChange(data.db, cleared?.id ?? '')).rejects.toThrow(CannotRevert)
      expect(await links('a')).toEqual([])
    })

    test('are renamed and change their places', async () => {
      for (const id of ['a', 'b', 'c']) await addView(id)
      await renameView(data.db, 'b', 'Към парка')
      await moveView(data.db, 'c', 'earlier')
      expect(await names()).toEqual(['a', 'c', 'Към парка'])
      await moveView(data.db, 'a', 'earlier')
      await moveView(data.db, 'b', 'later')
      await moveView(data.db, 'a', 'later')
      expect(await names()).toEqual(['c', 'a', 'Към парка'])
      await expect(moveView(data.db, 'none', 'later')).rejects.toThrow(NotFound)
      await expect(renameView(data.db, 'none', 'x')).rejects.toThrow(NotFound)
    })
  })
}
