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
import { type RowTarget, saveRows } from '../../backend/data/records/batches.ts'
import { StaleRevision } from '../../backend/data/records/record-errors.ts'
import { addReservation } from '../../backend/data/reservations/lifecycle.ts'
import { type ApartmentValues, newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import type { SavableRow } from '../../domain/sheet/plan-import.ts'
import type { OpenedData } from './opened-data.ts'

const target: RowTarget<ApartmentValues> = {
  collection: 'apartments',
  linkedFields: ['floor'],
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
    const prices = async () =>
      (await listApartmentsWithNotes(data.db)).map(({ number, price }) => [number, price])

    test('are changed and added in one transaction, and published once', async () => {
      const { id } = await addApartment(data.db, apartment('1'))
      const before = data.published.length
      await saveRows(data.db, target, [
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
      const { batch, size } = await saveRows(data.db, target, [
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
      const { batch, size } = await saveRows(data.db, target, [
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
      const { batch } = await saveRows(data.db, target, [
        { ...about, kind: 'added', values: apartment('2', 200) },
        changed(id, 1, apartment('1', 100)),
      ])
      const added = (await listApartmentsWithNotes(data.db)).find(({ number }) => number === '2')
      await use(added?.id ?? '')
      const before = await listApartmentsWithNotes(data.db)
      await expect(revertBatch(data.db, batch)).rejects.toMatchObject({
        reason,
        changes: [{ recordId: added?.id }],
      })
      expect(await listApartmentsWithNotes(data.db)).toEqual(before)
    })

    test('are all saved, or none', async () => {
      const [first, second] = [
        await addApartment(data.db, apartment('1')),
        await addApartment(data.db, apartment('2')),
      ]
      const rows = [changed(first.id, 1, apartment('1', 100)), changed(second.id, 7, apartment('2', 200))]
      await expect(saveRows(data.db, target, rows)).rejects.toThrow(StaleRevision)
      expect(await prices()).toEqual([
        ['1', 0],
        ['2', 0],
      ])
    })
  })
}
