import { describe, expect, test } from 'vitest'
import { addAlert } from '../../backend/data/alerts/alerts.ts'
import {
  addApartment,
  deleteApartment,
  findApartmentWithNotes,
  updateApartment,
} from '../../backend/data/apartments.ts'
import { addClient } from '../../backend/data/clients/clients.ts'
import { listPaymentsOf } from '../../backend/data/deals/payment-rows.ts'
import { addPayment } from '../../backend/data/deals/payments.ts'
import { findSchedule } from '../../backend/data/deals/schedules.ts'
import { addEnquiry, countEnquiries, listEnquiries } from '../../backend/data/enquiries/enquiries.ts'
import { addEnquiryNote, workOnEnquiry } from '../../backend/data/enquiries/enquiry-work.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { findRemoval } from '../../backend/data/history/restore-record.ts'
import { revertableFields } from '../../backend/data/history/revert-change.ts'
import { addPaper, listPapersOf } from '../../backend/data/papers/papers.ts'
import { countOld, eraseExpired } from '../../backend/data/personal-data/erase-expired.ts'
import { deletePersonalData, findPersonalData } from '../../backend/data/personal-data/personal-data.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { releaseReservation, sellReservation } from '../../backend/data/reservations/lifecycle.ts'
import { findReservation } from '../../backend/data/reservations/queries.ts'
import { saveRetention } from '../../backend/data/settings.ts'
import { setPassword } from '../../backend/data/users/passwords.ts'
import { inviteUser } from '../../backend/data/users/users.ts'
import { addViewing, setOutcome } from '../../backend/data/viewings/viewings.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newClient } from '../../domain/client/client-fields.ts'
import { docxType } from '../../domain/paper/paper.ts'
import { parsePerson } from '../../domain/personal-data/person.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { newViewing } from '../../domain/viewing/viewing.ts'
import { anEnquiry } from './an-enquiry.ts'
import type { OpenedData } from './opened-data.ts'

const maria = { name: 'Мария', email: 'Maria@example.com', phone: '+359 888 123 456' }
const byPhone = parsePerson('0888/123456') ?? { phones: [] }
const byEmail = parsePerson('maria@EXAMPLE.com') ?? { phones: [] }
const gone = { buyerName: 'Заличени данни', buyerPhone: '', buyerEmail: '', notes: '', enquiryId: null }

/** The beginning of Maria's phone number in any spelling, too long to occur in a random id by chance. */
const phoneDigits = /888\D{0,3}12\D?3/

/** Personal data is found and deleted. */
export function personalDataContract(data: OpenedData) {
  async function reserve(number: string) {
    const { id: apartmentId } = await addApartment(data.db, { ...newApartment(defaultBuilding), number })
    return addReservation(data.db, {
      ...newReservation,
      apartmentId,
      buyerName: 'Мария',
      buyerPhone: '0888 12 34 56',
      buyerEmail: 'maria@example.com',
      notes: 'с две деца',
      from: '2026-11-10',
      until: '2026-11-20',
    })
  }

  /** An enquiry with a note, a reservation in each state, and notes of an apartment that name the person. */
  async function fillInMaria() {
    const { db } = data
    const enquiry = await addEnquiry(db, { ...anEnquiry, ...maria })
    const quoting = await addEnquiry(db, { ...anEnquiry, message: 'Моят телефон не е 0888 123 456' })
    await addEnquiryNote(db, enquiry.id, 'Иска южно изложение')
    const [sold, released, running] = [await reserve('1'), await reserve('2'), await reserve('3')]
    await sellReservation(db, sold.id, 1, { finalPrice: 1000, contractDate: '2026-11-15' })
    await releaseReservation(db, released.id, 1)
    const apartment = await addApartment(db, {
      ...newApartment(defaultBuilding),
      number: '4',
      internalNotes: 'пази се',
    })
    const internalNotes = 'ключ: 0888-123-456'
    await updateApartment(db, apartment.id, 1, {
      ...newApartment(defaultBuilding),
      number: '4',
      price: 9,
      internalNotes,
    })
    return { sold, released, running, apartment, quoting }
  }

  describe('what is stored about a person', () => {
    test.each([
      ['phone', byPhone],
      ['e-mail', byEmail],
    ])('is found by %s in any spelling', async (_, person) => {
      const { apartment, quoting } = await fillInMaria()
      const found = await findPersonalData(data.db, person)
      expect(found.enquiries).toMatchObject([{ name: 'Мария', notes: [{ text: 'Иска южно изложение' }] }])
      expect(found.reservations.map(({ state }) => state).sort()).toEqual(['released', 'running', 'sold'])
      expect(found.mentions.map(({ id }) => id)).toEqual(person === byPhone ? [apartment.id, quoting.id] : [])
    })

    test.each(['0888.123.456', '+359 (0) 888/12-34-56, вътр. 5', '052/000 001 или 0888 123456'])(
      'is found where the phone was typed as %j',
      async (phone) => {
        const enquiry = await addEnquiry(data.db, { ...anEnquiry, phone })
        const { enquiries } = await findPersonalData(data.db, byPhone)
        expect(enquiries.map(({ id }) => id)).toEqual([enquiry.id])
        expect((await listEnquiries(data.db, { search: '0888123456', state: 'all' })).length).toBe(1)
      },
    )

    test('is found in enquiries and reservations of others, too, by phone and by full name', async () => {
      const { db } = data
      await addEnquiry(db, { ...anEnquiry, ...maria, name: 'Мария Иванова' })
      const other = await addEnquiry(db, { ...anEnquiry, message: 'Обадете се на жена ми: 0888 123 456' })
      await addEnquiryNote(db, other.id, 'Съпруг на Мария Иванова')
      const { id: apartmentId } = await addApartment(db, { ...newApartment(defaultBuilding), number: '5' })
      const values = { ...newReservation, apartmentId, from: '2026-11-10', until: '2026-11-20' }
      const notes = 'пълномощник мария иванова'
      const reservation = await addReservation(db, { ...values, buyerName: 'Петър', notes })
      const { mentions } = await findPersonalData(db, byPhone)
      expect(mentions.map(({ id, text }) => [id, text]).sort()).toEqual(
        [
          [other.id, 'Обадете се на жена ми: 0888 123 456'],
          [other.id, 'Съпруг на Мария Иванова'],
          [reservation.id, notes],
        ].sort(),
      )
      const note = { ...newApartment(defaultBuilding), number: '6', internalNotes: 'ключ у Мария Иванова' }
      const apartment = await addApartment(db, note)
      await updateApartment(db, apartment.id, 1, { ...note, internalNotes: '' })
      await deletePersonalData(db, byPhone)
      const all = JSON.stringify(await db.read.selectFrom('changes').select('fields').execute())
      for (const value of ['Иванова', 'иванова']) expect(all).not.toContain(value)
      expect(all).not.toMatch(phoneDigits)
      expect(await countEnquiries(db)).toBe(1)
    })

    test('is deleted, also from the history, except for sales and running reservations', async () => {
      const { sold, released, running, apartment } = await fillInMaria()
      expect(await deletePersonalData(data.db, byPhone)).toEqual({
        clients: 0,
        enquiries: 1,
        reservations: 1,
        viewings: 0,
        alerts: 0,
        left: { clients: 1, reservations: 2, mentions: 2 },
      })
      expect((await listEnquiries(data.db)).map(({ name }) => name)).toEqual(['Посетител'])
      expect(await data.db.read.selectFrom('enquiryNotes').selectAll().execute()).toEqual([])
      expect(await findReservation(data.db, released.id)).toMatchObject({ ...gone, state: 'released' })
      for (const { id } of [sold, running])
        expect(await findReservation(data.db, id)).toMatchObject({ buyerName: 'Мария' })
      expect(await findApartmentWithNotes(data.db, apartment.id)).toMatchObject({
        internalNotes: 'ключ: 0888-123-456',
      })
      const [change] = await listChanges(data.db, { recordId: apartment.id })
      expect(change?.fields).toEqual({ price: { from: 0, to: 9 }, internalNotes: {} })
      expect(change && revertableFields(change)).toEqual(['price'])
      const all = JSON.stringify(await data.db.read.selectFrom('changes').select('fields').execute())
      for (const value of ['Мария', 'maria', 'южно', 'деца']) expect(all).not.toContain(value)
      expect(all).not.toMatch(phoneDigits)
    })
  })

  describe('what hangs on a deal of a person', () => {
    const paperOf = (dealId: string, name: string) =>
      addPaper(data.db, {
        ...{ dealId, kind: 'preliminary', name, contentType: docxType, size: 10 },
        url: `/files/papers/${dealId}/1700000000000_00000${name.length % 10}.docx`,
      })

    test('payments and documents are found with it; they stay with a sale, and go with another buyer', async () => {
      const { db } = data
      const [sold, released] = [await reserve('1'), await reserve('2')]
      await sellReservation(db, sold.id, 1, { finalPrice: 1000, contractDate: '2026-11-15' })
      const [instalment] = (await findSchedule(db, sold.id))?.instalments ?? []
      const paid = { instalmentId: instalment?.id ?? '', paidOn: '2026-11-15', way: 'bank' } as const
      const payment = await addPayment(db, sold.id, { ...paid, amount: 100, note: 'от Мария Купувачева' })
      const kept = await paperOf(sold.id, 'Договор, Мария Купувачева')
      const offer = await paperOf(released.id, 'Оферта за Мария Купувачева')
      await releaseReservation(db, released.id, 1)
      for (const person of [byPhone, byEmail]) {
        const found = await findPersonalData(db, person)
        expect(found.payments).toMatchObject([{ id: payment.id, note: 'от Мария Купувачева' }])
        expect(found.papers.map(({ id }) => id).toSorted()).toEqual([kept.id, offer.id].toSorted())
      }
      await deletePersonalData(db, byPhone)
      expect(await listPapersOf(db, released.id)).toEqual([])
      expect(await listPapersOf(db, sold.id)).toMatchObject([{ id: kept.id }])
      expect(await listPaymentsOf(db, sold.id)).toMatchObject([{ id: payment.id }])
      const all = JSON.stringify(await db.read.selectFrom('changes').select('fields').execute())
      expect(all).not.toContain('Мария')
    })

    test('payments of others that name the person are found as mentions, by the name of the own card', async () => {
      const { db } = data
      await addClient(db, { ...newClient, name: 'Мария Иванова', phones: ['0888 123 456'] })
      const other = await addReservation(db, {
        ...{ ...newReservation, buyerName: 'Петър', from: '2026-11-10', until: '2026-11-20' },
        apartmentId: (await addApartment(db, { ...newApartment(defaultBuilding), number: '3' })).id,
      })
      await sellReservation(db, other.id, 1, { finalPrice: 1000, contractDate: '2026-11-15' })
      const [instalment] = (await findSchedule(db, other.id))?.instalments ?? []
      const paid = { instalmentId: instalment?.id ?? '', paidOn: '2026-11-15', way: 'bank' } as const
      await addPayment(db, other.id, { ...paid, amount: 100, note: 'превод на Мария Иванова' })
      const { clients, payments, mentions } = await findPersonalData(db, byPhone)
      expect([clients.length, payments]).toEqual([1, []])
      expect(mentions).toMatchObject([
        { collection: 'payments', id: other.id, text: 'превод на Мария Иванова' },
      ])
    })

    test('a card, a viewing, a deal and an alert are found and deleted by one e-mail', async () => {
      const { db } = data
      const agentId = await inviteUser(db, {
        name: 'Ана',
        email: `${crypto.randomUUID()}@example.com`,
        role: 'agent',
      })
      await setPassword(db, agentId, { hash: 'hash' })
      const enquiry = await addEnquiry(db, { ...anEnquiry, ...maria })
      const viewing = await addViewing(db, {
        ...newViewing,
        ...{ day: '2026-11-17', time: '10:00', agentId, place: 'Офисът', enquiryId: enquiry.id },
        ...{ name: 'Мария', phone: maria.phone, email: maria.email, notes: 'идва с Мария' },
      })
      await setOutcome(db, viewing.id, 1, { state: 'interested', outcome: 'Мария харесва кухнята' })
      const released = await reserve('4')
      await releaseReservation(db, released.id, 1)
      const wish = {
        email: 'maria@example.com',
        language: 'bg',
        subject: 'progress',
        shown: undefined,
      } as const
      await addAlert(db, wish, new Date('2026-11-15T10:00:00Z'))
      const found = await findPersonalData(db, byEmail)
      const counts = [found.clients, found.enquiries, found.viewings, found.reservations, found.alerts]
      expect(counts.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1])
      expect(found.viewings).toMatchObject([{ id: viewing.id, outcome: 'Мария харесва кухнята' }])
      const deleted = { clients: 1, enquiries: 1, viewings: 1, reservations: 1, alerts: 1 }
      expect(await deletePersonalData(db, byEmail)).toMatchObject(deleted)
      const left = await findPersonalData(db, byEmail)
      expect(Object.values(left).flat()).toEqual([])
      const all = JSON.stringify(await db.read.selectFrom('changes').select('fields').execute())
      for (const value of ['Мария', 'maria', 'кухнята']) expect(all).not.toContain(value)
    })
  })

  describe('notes that name a person', () => {
    const internalNotes = 'Мария, maria@example.com'
    const noted = { ...newApartment(defaultBuilding), number: '7', internalNotes }
    const leftOf = async () => {
      const { mentions, history } = await findPersonalData(data.db, byEmail)
      return [mentions.length, history.length]
    }

    test('are found in the history after they were edited, and are deleted from it', async () => {
      const { id } = await addApartment(data.db, noted)
      const first = await deletePersonalData(data.db, byEmail)
      expect(first.left).toEqual({ clients: 0, reservations: 0, mentions: 1 })
      expect(await leftOf()).toEqual([1, 0])
      await updateApartment(data.db, id, 1, { ...noted, internalNotes: '' })
      expect(await findPersonalData(data.db, byEmail)).toMatchObject({
        mentions: [],
        history: [{ collection: 'apartments', id, number: '7', isGone: false, texts: [internalNotes] }],
      })
      const second = await deletePersonalData(data.db, byEmail)
      expect(second.left).toEqual({ clients: 0, reservations: 0, mentions: 0 })
      expect(await leftOf()).toEqual([0, 0])
    })

    test('of a deleted apartment are found, too, and it is restored without them', async () => {
      const { id } = await addApartment(data.db, noted)
      await deleteApartment(data.db, id)
      const { history } = await findPersonalData(data.db, byEmail)
      expect(history.map(({ number, isGone }) => [number, isGone])).toEqual([
        ['7', true],
        ['7', true],
      ])
      await deletePersonalData(data.db, byEmail)
      expect(await leftOf()).toEqual([0, 0])
      const { values } = await findRemoval(data.db, 'apartments', id)
      expect(values).toMatchObject({ number: '7' })
      expect(values).not.toHaveProperty('internalNotes')
    })
  })

  describe('old enquiries and buyers', () => {
    const later = new Date('2028-01-01T00:00:00Z')

    test('are not deleted while no retention is set', async () => {
      await fillInMaria()
      expect(await eraseExpired(data.db, later)).toEqual({
        clients: 0,
        enquiries: 0,
        reservations: 0,
        viewings: 0,
      })
      expect(await countEnquiries(data.db)).toBe(2)
    })

    test('are deleted after the retention, and the history notes it without a value', async () => {
      const { released, sold } = await fillInMaria()
      const young = await addEnquiry(data.db, anEnquiry, new Date('2027-06-01T00:00:00Z'))
      const called = await addEnquiry(data.db, anEnquiry)
      await workOnEnquiry(data.db, called.id, { nextCallOn: '2028-01-01' })
      await saveRetention(data.db, 0, { months: 12 })
      expect(await countOld(data.db, { months: 12 }, later)).toEqual({
        clients: 0,
        enquiries: 2,
        reservations: 1,
        viewings: 0,
      })
      expect(await eraseExpired(data.db, later)).toEqual({
        clients: 0,
        enquiries: 2,
        reservations: 1,
        viewings: 0,
      })
      expect((await listEnquiries(data.db)).map(({ id }) => id).sort()).toEqual([young.id, called.id].sort())
      expect(await findReservation(data.db, released.id)).toMatchObject(gone)
      expect(await findReservation(data.db, sold.id)).toMatchObject({ buyerName: 'Мария' })
      const [reported] = await listChanges(data.db, { collection: 'enquiries' })
      expect(reported).toMatchObject({ kind: 'removed', fields: { name: {}, email: {} } })
      expect(await eraseExpired(data.db, later)).toEqual({
        clients: 0,
        enquiries: 0,
        reservations: 0,
        viewings: 0,
      })
    })
  })
}
