import { describe, expect, test } from 'vitest'
import {
  addApartment,
  deleteApartment,
  listApartmentsWithNotes,
  setApartmentStatus,
  updateApartment,
} from '../../backend/data/apartments.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { findBatches, findHistoryPage } from '../../backend/data/history/history.ts'
import { revertBatch } from '../../backend/data/history/revert-batch.ts'
import { addApartments } from '../../backend/data/new-apartments.ts'
import { type RowTarget, saveRows } from '../../backend/data/records/batches.ts'
import { StaleRevision } from '../../backend/data/records/record-errors.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { type ApartmentValues, newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import type { SavableRow } from '../../domain/sheet/plan-import.ts'
import type { OpenedData } from './opened-data.ts'

const target: RowTarget<ApartmentValues> = {
  collection: 'apartments',
  linkedFields: ['floor'],
  linkedCollections: ['floorPlans', 'buildingViews'],
  listAll: listApartmentsWithNotes,
  identity: ({ entrance, number }) => `${entrance} ${number}`,
  add: addApartment,
  update: updateApartment,
}
const apartment = (number: string, price = 0): ApartmentValues => ({
  ...newApartment(defaultBuilding),
  number,
  price,
})
const reservationOf = (apartmentId: string) => ({ ...newReservation, apartmentId, buyerName: 'Мария' })
const about = { row: 2, name: '', warnings: [] }

/** Many records saved at once, as an import does. */
export function saveRowsContract(data: OpenedData) {
  describe('rows of a spreadsheet', () => {
    const changed = (
      id: string,
      revision: number,
      values: ApartmentValues,
      field = 'price',
    ): SavableRow<ApartmentValues> => ({
      ...about,
      kind: 'changed',
      id,
      revision,
      values,
      cells: [{ field, from: '', to: '' }],
    })
    const save = async (rows: SavableRow<ApartmentValues>[]) =>
      saveRows(data.db, target, rows, await listApartmentsWithNotes(data.db))
    const added = (number: string, price = 0): SavableRow<ApartmentValues> => ({
      ...about,
      kind: 'added',
      values: apartment(number, price),
    })
    const prices = async () =>
      (await listApartmentsWithNotes(data.db)).map(({ number, price }) => [number, price])

    test('are changed and added in one transaction, and published once', async () => {
      const { id } = await addApartment(data.db, apartment('1'))
      const before = data.published.length
      await save([
        { ...about, kind: 'added', values: apartment('2', 200) },
        changed(id, 1, apartment('1', 100)),
      ])
      expect(await prices()).toEqual([
        ['1', 100],
        ['2', 200],
      ])
      expect(data.published.length - before).toBe(1)
      expect((await listChanges(data.db, { collection: 'apartments' })).length).toBe(3)
    })

    test('that change no other records are one batch, which is reverted as one', async () => {
      const apartments = [
        await addApartment(data.db, apartment('1')),
        await addApartment(data.db, apartment('2')),
      ]
      const moved = await addApartment(data.db, apartment('3'))
      const { batch, size } = await save([
        ...apartments.map(({ id, number }) => changed(id, 1, apartment(number, 100))),
        changed(moved.id, 1, { ...apartment('3', 100), floor: 5 }, 'floor'),
      ])
      const changes = (await listChanges(data.db, { collection: 'apartments' })).filter(
        ({ kind }) => kind === 'revised',
      )
      const batches = changes.map(({ recordId, batch }) => [recordId === moved.id, batch !== null])
      expect(batches.toSorted()).toEqual([
        [false, true],
        [false, true],
        [true, false],
      ])
      expect(size).toBe(2)
      await revertBatch(data.db, batch)
      expect(await prices()).toEqual([
        ['1', 0],
        ['2', 0],
        ['3', 100],
      ])
    })

    test('are one batch with the new rows, which are removed when it is reverted', async () => {
      const { id } = await addApartment(data.db, apartment('1'))
      const { batch, size } = await save([
        { ...about, kind: 'added', values: apartment('2', 200) },
        changed(id, 1, apartment('1', 100)),
      ])
      expect(size).toBe(2)
      expect((await findBatches(data.db, [batch])).get(batch)).toMatchObject({ size: 2, added: 1 })
      await revertBatch(data.db, batch)
      expect(await prices()).toEqual([['1', 0]])
      const [latest] = (await findHistoryPage(data.db, {}, { page: 1, size: 5 })).changes
      const back = latest?.batch ?? ''
      expect((await findBatches(data.db, [back])).get(back)).toMatchObject({ size: 2, removed: 1 })
    })

    test.each([
      ['has changed', 'newer', (id: string) => setApartmentStatus(data.db, id, 1, 'sold')],
      ['is gone', 'newer', (id: string) => deleteApartment(data.db, id)],
      ['is reserved', 'reserved', (id: string) => addReservation(data.db, reservationOf(id))],
    ])('are not reverted when an added record %s since, and the error names it', async (_, reason, use) => {
      const { id } = await addApartment(data.db, apartment('1'))
      const { batch } = await save([
        { ...about, kind: 'added', values: apartment('2', 200) },
        changed(id, 1, apartment('1', 100)),
      ])
      const another = (await listApartmentsWithNotes(data.db)).find(({ number }) => number === '2')
      await use(another?.id ?? '')
      const before = await listApartmentsWithNotes(data.db)
      await expect(revertBatch(data.db, batch)).rejects.toMatchObject({
        reason,
        changes: [{ recordId: another?.id }],
      })
      expect(await listApartmentsWithNotes(data.db)).toEqual(before)
    })

    test('are added once, however often the same import is sent at the same moment', async () => {
      const rows = ['1', '2', '3'].map((number) => added(number, 100))
      const sent = await Promise.allSettled(
        Array.from({ length: 3 }, () => saveRows(data.db, target, rows, [])),
      )
      expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const each of sent)
        if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(StaleRevision)
      expect(await prices()).toEqual([
        ['1', 100],
        ['2', 100],
        ['3', 100],
      ])
    })

    test('are not added beside apartments of the same floors that somebody else adds at that moment', async () => {
      const both = await Promise.allSettled([
        saveRows(data.db, target, [added('1'), added('2')], []),
        addApartments(data.db, [apartment('2'), apartment('3')]),
      ])
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(await prices()).toHaveLength(2)
    })

    test('take a number that another row of the same file gives up, and one that was taken before', async () => {
      const first = await addApartment(data.db, apartment('1'))
      await addApartment(data.db, apartment('2'))
      await save([changed(first.id, 1, apartment('7', 70), 'number'), added('1', 10), added('2', 20)])
      expect(await prices()).toHaveLength(4)
      // Somebody gives the number of a new row to another apartment after the rows were compared.
      const compared = await listApartmentsWithNotes(data.db)
      await updateApartment(data.db, first.id, 2, apartment('9'))
      await expect(saveRows(data.db, target, [added('9')], compared)).rejects.toThrow(StaleRevision)
    })

    test('wait for a form that saves the same apartment, without a deadlock', async () => {
      const first = await addApartment(data.db, apartment('1'))
      const compared = await listApartmentsWithNotes(data.db)
      const both = await Promise.allSettled([
        saveRows(data.db, target, [changed(first.id, 1, apartment('1', 5)), added('2')], compared),
        updateApartment(data.db, first.id, 1, apartment('1', 6)),
      ])
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      for (const each of both)
        if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(StaleRevision)
    })

    test('are all saved, or none', async () => {
      const [first, second] = [
        await addApartment(data.db, apartment('1')),
        await addApartment(data.db, apartment('2')),
      ]
      const rows = [changed(first.id, 1, apartment('1', 100)), changed(second.id, 7, apartment('2', 200))]
      await expect(save(rows)).rejects.toThrow(StaleRevision)
      expect(await prices()).toEqual([
        ['1', 0],
        ['2', 0],
      ])
    })
  })
}
