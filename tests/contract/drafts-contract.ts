import { describe, expect, test } from 'vitest'
import {
  addApartment,
  addApartmentImages,
  countApartments,
  deleteApartment,
  findApartment,
  findApartmentWithNotes,
  isApartmentNumberTaken,
  listAdminApartmentItems,
  listApartmentItems,
  listApartmentNames,
  listApartments,
  listApartmentsByNumber,
  listApartmentsWithNotes,
  listMainImages,
  reviseApartments,
  setApartmentMainImage,
  setApartmentStatus,
  setDrafts,
  updateApartment,
} from '../../backend/data/apartments.ts'
import { findEnquiryApartment } from '../../backend/data/enquiries/enquiry-apartment.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { findRemoval, restoreRecord } from '../../backend/data/history/restore-record.ts'
import { revertBatch } from '../../backend/data/history/revert-batch.ts'
import { revertChange } from '../../backend/data/history/revert-change.ts'
import { addApartments, NumbersTaken } from '../../backend/data/new-apartments.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { DraftRefused } from '../../backend/data/reservations/draft-rule.ts'
import { releaseReservation, resumeReservation } from '../../backend/data/reservations/lifecycle.ts'
import { readSetupFacts } from '../../backend/data/setup.ts'
import { type ApartmentValues, newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import type { OpenedData } from './opened-data.ts'

/** Apartments that visitors do not see until somebody publishes them. */
export function draftsContract(data: OpenedData) {
  const values = (number: string, more: Partial<ApartmentValues> = {}): ApartmentValues => ({
    ...newApartment(defaultBuilding),
    number,
    area: 60,
    price: 100_000,
    ...more,
  })
  const add = (number: string, more: Partial<ApartmentValues> = {}) =>
    addApartment(data.db, values(number, more))
  const addDraft = (number: string) => add(number, { isDraft: true })
  const isDraft = async (id: string) => (await findApartmentWithNotes(data.db, id))?.isDraft
  const reserve = (apartmentId: string) =>
    addReservation(data.db, {
      ...newReservation,
      apartmentId,
      buyerName: 'Мария Купувачева',
      from: '2026-11-10',
      until: '2026-11-20',
    })
  const numbers = (apartments: { number: string }[]) => apartments.map(({ number }) => number)

  describe('drafts', () => {
    test('are left out of everything that public pages read, unless it is asked for them', async () => {
      const { db } = data
      await add('1')
      const { id } = await addDraft('2')
      const url = '/files/apartments/1/a.jpg'
      await addApartmentImages(db, id, [url])
      await setApartmentMainImage(db, id, url)
      const [also, only] = [{ drafts: 'with' }, { drafts: 'only' }] as const
      for (const list of [listApartments, listApartmentItems, listApartmentNames] as const) {
        expect(numbers(await list(db))).toEqual(['1'])
        expect(numbers(await list(db, also)).sort()).toEqual(['1', '2'])
        expect(numbers(await list(db, only))).toEqual(['2'])
      }
      expect(numbers(await listApartments(db, { available: true, floor: 1 }))).toEqual(['1'])
      expect([await countApartments(db), await countApartments(db, also)]).toEqual([1, 2])
      expect((await listMainImages(db)).size).toBe(0)
      expect((await listMainImages(db, also)).get(id)).toBe(url)
      expect(await findApartment(db, id)).toBeUndefined()
      expect(await findApartment(db, id, also)).toMatchObject({ number: '2' })
      expect(await listApartmentsByNumber(db, ['2'])).toEqual([])
      expect(numbers(await listApartmentsByNumber(db, ['2'], also))).toEqual(['2'])
    })

    test('are in the lists of the admin, which can be narrowed to them', async () => {
      await add('1')
      await addDraft('2')
      for (const list of [listAdminApartmentItems, listApartmentsWithNotes] as const) {
        expect(numbers(await list(data.db))).toEqual(['1', '2'])
        expect(numbers(await list(data.db, { drafts: 'only' }))).toEqual(['2'])
        expect(numbers(await list(data.db, { drafts: 'none' }))).toEqual(['1'])
      }
    })

    test('keep their number', async () => {
      await addDraft('2')
      const place = { entrance: '1', number: '2' }
      expect(await isApartmentNumberTaken(data.db, place, 'another')).toBe(true)
      await expect(addApartments(data.db, [values('2')])).rejects.toThrow(NumbersTaken)
    })

    test('are not what an enquiry is about', async () => {
      const { id } = await addDraft('2')
      const asked = { apartmentNumber: '2', apartmentId: id }
      expect(await findEnquiryApartment(data.db, asked)).toBeNull()
      await setDrafts(data.db, [{ id, revision: 1 }], false)
      expect(await findEnquiryApartment(data.db, asked)).toBe(id)
    })

    test('are published as one batch, which the history holds and reverts', async () => {
      const drafts = [await addDraft('1'), await addDraft('2')]
      const published = await add('3')
      const { batch, records } = await setDrafts(data.db, [...drafts, published], false)
      expect(records.map(({ revision }) => revision)).toEqual([2, 2])
      expect(numbers(await listApartments(data.db))).toEqual(['1', '2', '3'])
      const [first] = drafts
      const [change] = await listChanges(data.db, { collection: 'apartments', recordId: first?.id ?? '' })
      expect(change).toMatchObject({ batch, fields: { isDraft: { from: true, to: false } } })
      await revertBatch(data.db, batch)
      expect(numbers(await listApartments(data.db))).toEqual(['3'])
    })

    test('are still drafts after they were deleted and restored, and after a change was reverted', async () => {
      const { db } = data
      const { id } = await addDraft('1')
      await deleteApartment(db, id)
      await restoreRecord(db, await findRemoval(db, 'apartments', id), [])
      expect(await isDraft(id)).toBe(true)
      const before = await findApartmentWithNotes(db, id)
      await updateApartment(db, id, before?.revision ?? 0, values('1', { price: 5, isDraft: false }))
      const [change] = await listChanges(db, { collection: 'apartments', recordId: id })
      await revertChange(db, change?.id ?? '', 'price')
      expect(await isDraft(id)).toBe(false)
      await revertChange(db, change?.id ?? '', 'isDraft')
      expect(await isDraft(id)).toBe(true)
    })

    test('cannot be reserved', async () => {
      const { id } = await addDraft('7')
      const refused = { problem: { kind: 'draft', number: '7' } }
      await expect(reserve(id)).rejects.toMatchObject(refused)
      await setDrafts(data.db, [{ id, revision: 1 }], false)
      const reservation = await reserve(id)
      const released = await releaseReservation(data.db, reservation.id, reservation.revision)
      await setDrafts(data.db, [{ id, revision: 4 }], true)
      await expect(
        resumeReservation(data.db, released.id, released.revision, '2026-11-25'),
      ).rejects.toMatchObject(refused)
    })

    test('are not made of apartments that are reserved or sold to somebody', async () => {
      const [reserved, free] = [await add('1'), await add('2')]
      await reserve(reserved.id)
      await expect(
        updateApartment(data.db, reserved.id, 2, values('1', { status: 'reserved', isDraft: true })),
      ).rejects.toThrow(DraftRefused)
      const change = setDrafts(data.db, [{ id: reserved.id, revision: 2 }, free], true)
      await expect(change).rejects.toThrow(DraftRefused)
      await expect(change).rejects.toMatchObject({ apartments: [{ id: reserved.id }] })
      expect([await isDraft(reserved.id), await isDraft(free.id)]).toEqual([false, false])
    })

    test('are not made of apartments that are sold without a recorded deal, also not by an undo', async () => {
      const { db } = data
      const draft = await addDraft('1')
      const published = await setDrafts(db, [draft], false)
      const sold = await setApartmentStatus(db, draft.id, 2, 'sold')
      const named = { apartments: [{ id: draft.id, number: '1' }] }
      await expect(setDrafts(db, [sold], true)).rejects.toMatchObject(named)
      await expect(
        updateApartment(db, sold.id, sold.revision, values('1', { status: 'sold', isDraft: true })),
      ).rejects.toMatchObject(named)
      await expect(revertBatch(db, published.batch)).rejects.toMatchObject({ reason: 'draft' })
      expect(await isDraft(draft.id)).toBe(false)
      await updateApartment(db, sold.id, sold.revision, values('1', { isDraft: true }))
      expect(await isDraft(draft.id)).toBe(true)
    })

    test('do not become reserved or sold before they are published', async () => {
      const { db } = data
      const draft = await addDraft('1')
      await expect(setApartmentStatus(db, draft.id, 1, 'sold')).rejects.toThrow(DraftRefused)
      await expect(reviseApartments(db, [draft], () => ({ status: 'reserved' }))).rejects.toThrow(
        DraftRefused,
      )
      await expect(add('2', { status: 'sold', isDraft: true })).rejects.toThrow(DraftRefused)
      expect(await listApartmentsWithNotes(db)).toMatchObject([{ number: '1', status: 'available' }])
      await reviseApartments(db, [draft], () => ({ price: 5 }))
    })

    test('are homes for setting up, but not ready ones', async () => {
      await add('1')
      await addDraft('2')
      const { apartments, floors } = await readSetupFacts(data.db)
      expect(apartments).toMatchObject({ total: 2, drafts: 1, complete: 1 })
      expect(floors).toMatchObject([{ floor: 1, apartments: 2 }])
    })
  })
}
