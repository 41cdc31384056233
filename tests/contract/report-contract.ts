import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addApartment, setApartmentPrice } from '../../backend/data/apartments.ts'
import type { Database } from '../../backend/data/database.ts'
import { addPayment, removePayment } from '../../backend/data/deals/payments.ts'
import { findSchedule } from '../../backend/data/deals/schedules.ts'
import { addEnquiry } from '../../backend/data/enquiries/enquiries.ts'
import { workOnEnquiry } from '../../backend/data/enquiries/enquiry-work.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { StaleRevision } from '../../backend/data/records/record-errors.ts'
import { tallyEnquiries } from '../../backend/data/report/enquiry-facts.ts'
import { listCommissionSales, listSoldSince, readSalesFacts } from '../../backend/data/report/sales-facts.ts'
import { addReservation, addSale } from '../../backend/data/reservations/add-reservation.ts'
import {
  releaseReservation,
  resumeReservation,
  reviseReservation,
  sellReservation,
} from '../../backend/data/reservations/lifecycle.ts'
import { getReservation } from '../../backend/data/reservations/queries.ts'
import { correctCommission } from '../../backend/data/reservations/sale-terms.ts'
import { findUser } from '../../backend/data/users/find-users.ts'
import { changeRole, inviteUser, setCommissionRate } from '../../backend/data/users/users.ts'
import { addViewing, setOutcome } from '../../backend/data/viewings/viewings.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newReservation, type Reservation } from '../../domain/reservation/reservation.ts'
import { newViewing } from '../../domain/viewing/viewing.ts'
import { anEnquiry } from './an-enquiry.ts'
import type { OpenedData } from './opened-data.ts'

const period = { from: '2026-10-01', until: '2026-11-30' }
const all = { period, agent: undefined }
const buyer = { buyerName: 'Мария Купувачева', buyerPhone: '0888 000 000' }
const term = { from: '2026-11-10', until: '2099-11-20' }
const sale = { finalPrice: 95_000, contractDate: '2026-11-15' }

/** What the report reads, and what a sale notes of its commission. */
export function reportContract(data: OpenedData) {
  let numbered = 0
  const anApartment = (price = 100_000) =>
    addApartment(data.db, { ...newApartment(defaultBuilding), number: `О${++numbered}`, price })

  /** An account that has set its password: only such a one has deals. */
  async function anAgent(name: string, rate = 0) {
    const { db } = data
    const id = await inviteUser(db, { name, email: `${crypto.randomUUID()}@example.com`, role: 'agent' })
    await db.transaction((trx) =>
      trx
        .insertInto('account')
        .values({
          ...{ id: crypto.randomUUID(), accountId: id, providerId: 'credential', userId: id, password: 'x' },
          createdAt: new Date().toISOString(),
          updatedAt: new Date().toISOString(),
        })
        .execute(),
    )
    if (rate > 0) await setCommissionRate(db, id, 1, rate)
    return id
  }

  async function aReservation(agentId: string | null, more: Partial<Reservation> = {}) {
    const { id: apartmentId } = await anApartment()
    return addReservation(data.db, { ...newReservation, apartmentId, ...buyer, ...term, agentId, ...more })
  }

  const sell = ({ id, revision }: Reservation, how = sale, db: Database = data.db) =>
    sellReservation(db, id, revision, how)

  describe('enquiries of a period', () => {
    const enquire = (submittedAt: string, more = {}) =>
      addEnquiry(data.db.at(new Date(submittedAt)), { ...anEnquiry, ...more }, new Date(submittedAt))

    test('are those that arrived on its days in Sofia', async () => {
      for (const moment of [
        '2026-09-30T20:59:59.999Z',
        '2026-09-30T21:00:00Z',
        '2026-11-30T21:59:59.999Z',
        '2026-11-30T22:00:00Z',
      ])
        await enquire(moment)
      const tally = await tallyEnquiries(data.db, all)
      expect([...tally.byMonth].map(([month, { count }]) => [month, count])).toEqual([
        ['2026-10', 1],
        ['2026-11', 1],
      ])
    })

    test('know every stage that they have had, and their first answer, also when they went back', async () => {
      const { db } = data
      const { id } = await enquire('2026-11-02T10:00:00Z')
      const work = (hour: number, stage: 'called' | 'offer' | 'new' | 'refused') =>
        workOnEnquiry(db.at(new Date(Date.UTC(2026, 10, 2, hour))), id, { stage })
      await work(13, 'called')
      await work(14, 'offer')
      await work(15, 'new')
      await enquire('2026-11-02T10:00:00Z')
      const tally = await tallyEnquiries(db, all)
      expect(tally.steps).toEqual({ enquiry: 2, called: 1, viewing: 1, offer: 1, reservation: 0, sale: 0 })
      expect(tally.byMonth.get('2026-11')?.responseTimes).toEqual([3 * 60 * 60_000])
      await work(16, 'refused')
      expect(Object.fromEntries((await tallyEnquiries(db, all)).byReason)).toEqual({ '': 1 })
    })

    test('count for the agent who has them, and as far as viewing, reservation and sale have come', async () => {
      const { db } = data
      const agentId = await anAgent('Анна')
      const { id: enquiryId } = await enquire('2026-11-02T10:00:00Z', { source: 'portal' })
      await workOnEnquiry(db, enquiryId, { agentId })
      const { id: shown } = await enquire('2026-11-03T10:00:00Z', { source: 'phone' })
      const viewing = await addViewing(db, {
        ...newViewing,
        ...{ day: '2026-11-05', time: '10:00', agentId, name: 'Иван', phone: '0888 111 111' },
        ...{ place: 'Офисът', enquiryId: shown },
      })
      await setOutcome(db, viewing.id, viewing.revision, { state: 'interested', outcome: '' })
      const reserved = await aReservation(agentId, { enquiryId })
      expect((await tallyEnquiries(db, all)).bySource.get('portal')).toMatchObject({
        reservation: 1,
        sale: 0,
      })
      await sell(reserved)
      const tally = await tallyEnquiries(db, all)
      expect(Object.fromEntries(tally.bySource)).toEqual({
        portal: { enquiry: 1, viewing: 1, reservation: 1, sale: 1 },
        phone: { enquiry: 1, viewing: 1, reservation: 0, sale: 0 },
      })
      const own = await tallyEnquiries(db, { period, agent: agentId })
      expect([own.steps.enquiry, own.byAgent.get(agentId)?.count]).toEqual([1, 1])
    })

    test('are counted over many pages, also those of one moment', async () => {
      const { db } = data
      await db.transaction((trx) =>
        sql`insert into enquiries (id, revision, name, email, phone, message, "apartmentNumber", about, "wishedTime",
            language, "submittedAt", "sentQuickly", "isRead", "submissionId", "searchText", stage, source)
          with recursive counted(n) as (select 1 union all select n + 1 from counted where n < 1201)
          select 'e' || n, 1, 'x', '', '', '', '', '', '', 'bg', '2026-11-01T10:00:00.000Z', 0, 0, 's' || n, '', 'new',
            'website' from counted`.execute(trx),
      )
      expect((await tallyEnquiries(db, all)).steps.enquiry).toBe(1201)
    })
  })

  describe('sales of a period', () => {
    test('viewings count when they were held, reservations by their first day, direct sales as sales only', async () => {
      const { db } = data
      const agentId = await anAgent('Анна')
      const show = (day: string) =>
        addViewing(db, {
          ...newViewing,
          ...{ day, time: '10:00', agentId, name: 'Иван', phone: '0888 111 111', place: 'Офисът' },
        })
      const viewing = await show('2026-11-05')
      await show('2026-11-06')
      const missed = await show('2026-11-07')
      await setOutcome(db, viewing.id, viewing.revision, { state: 'uninterested', outcome: '' })
      await setOutcome(db, missed.id, missed.revision, { state: 'missed', outcome: '' })
      const ended = await aReservation(agentId)
      await releaseReservation(db, ended.id, ended.revision)
      await aReservation(null, { from: '2026-10-31' })
      await aReservation(null, { from: '2026-12-01' })
      const { id: apartmentId } = await anApartment()
      await addSale(db, { ...newReservation, apartmentId, ...buyer, ...term, agentId }, sale)
      const facts = await readSalesFacts(db, all)
      expect(facts.viewings).toEqual([{ agentId, month: '2026-11', count: 1 }])
      expect(facts.reservations.toSorted((one, other) => one.month.localeCompare(other.month))).toEqual([
        { agentId: null, month: '2026-10', count: 1 },
        { agentId, month: '2026-11', count: 1 },
      ])
      expect(facts.sales).toEqual([
        { agentId, month: '2026-11', finalPrice: 95_000, listPrice: 100_000, unpricedUnits: 0 },
      ])
      expect(await listSoldSince(db, { since: '2026-11-15', until: '2026-11-15' })).toEqual([apartmentId])
      expect(await listSoldSince(db, { since: '2026-11-16', until: '2026-12-31' })).toEqual([])
      const others = await readSalesFacts(db, { period, agent: 'nobody' })
      expect(Object.values(others)).toEqual([[], [], [], []])
    })

    test('money counts by the day on which it came, in cents, until the payment is deleted', async () => {
      const { db } = data
      const agentId = await anAgent('Анна')
      const { id } = await sell(await aReservation(agentId))
      const [instalment] = (await findSchedule(db, id))?.instalments ?? []
      const pay = (paidOn: string, amount: number) =>
        addPayment(db, id, { instalmentId: instalment?.id ?? '', paidOn, amount, way: 'bank', note: '' })
      await pay('2026-10-01', 1)
      await pay('2026-11-30', 250_050)
      const second = await pay('2026-11-01', 100_001)
      await pay('2026-12-01', 5)
      const paid = async () =>
        (await readSalesFacts(db, all)).payments.toSorted((one, other) =>
          one.month.localeCompare(other.month),
        )
      expect(await paid()).toEqual([
        { agentId, month: '2026-10', amount: 1 },
        { agentId, month: '2026-11', amount: 350_051 },
      ])
      await removePayment(db, second.id)
      expect((await paid())[1]?.amount).toBe(250_050)
    })
  })

  describe('commission', () => {
    test('is fixed when it is sold: neither a new percent nor a new price alters the past', async () => {
      const { db } = data
      const agentId = await anAgent('Анна', 250)
      const reserved = await aReservation(agentId)
      const sold = await sell(reserved)
      expect([sold.commissionRate, sold.listPrice]).toEqual([250, 100_000])
      await setCommissionRate(db, agentId, 2, 400)
      if (sold.apartmentId !== null) await setApartmentPrice(db, sold.apartmentId, 3, 120_000)
      const corrected = await sell(sold, { ...sale, finalPrice: 94_000 })
      expect(await listCommissionSales(db, all)).toMatchObject([
        { finalPrice: 94_000, commissionRate: 250, listPrice: 100_000 },
      ])
      await resumeReservation(db, corrected.id, corrected.revision, term.until)
      expect(await listCommissionSales(db, all)).toEqual([])
      const again = await sell(await getReservation(db, corrected.id, corrected.revision + 1))
      expect(again.commissionRate).toBe(400)
    })

    test('a sale without an agent has none; another agent brings his own; direct sales have it, too', async () => {
      const { db } = data
      const [anna, boris] = [await anAgent('Анна', 250), await anAgent('Борис', 100)]
      const sold = await sell(await aReservation(null))
      expect(sold.commissionRate).toBe(0)
      const { apartmentId, parkingSpotIds, storeIds, buyerName, buyerPhone, buyerEmail, from, until } = sold
      const units = { apartmentId, parkingSpotIds, storeIds }
      const values = { ...newReservation, ...units, buyerName, buyerPhone, buyerEmail, from, until }
      const revised = await reviseReservation(db, sold.id, sold.revision, { ...values, agentId: boris })
      expect(revised.commissionRate).toBe(100)
      const { id } = await anApartment()
      const direct = { ...newReservation, apartmentId: id, ...buyer, ...term, agentId: anna }
      expect((await addSale(db, direct, sale)).commissionRate).toBe(250)
      expect((await listCommissionSales(db, { period, agent: anna })).map(({ agentId }) => agentId)).toEqual([
        anna,
      ])
    })

    test('of one sale is corrected with its revision, and stands in the history', async () => {
      const { db } = data
      const sold = await sell(await aReservation(await anAgent('Анна', 250)))
      await correctCommission(db, sold.id, sold.revision, 300)
      await expect(correctCommission(db, sold.id, sold.revision, 1)).rejects.toThrow(StaleRevision)
      const [change] = await listChanges(db, { collection: 'reservations', recordId: sold.id })
      expect(change?.fields).toEqual({ commissionRate: { from: 250, to: 300 } })
      const running = await aReservation(null)
      await expect(correctCommission(db, running.id, running.revision, 1)).rejects.toThrow()
    })

    test('belongs to agents only, with the revision of the account, and stands in the history', async () => {
      const { db } = data
      const id = await anAgent('Анна', 250)
      await expect(setCommissionRate(db, id, 1, 300)).rejects.toThrow(StaleRevision)
      const [change] = await listChanges(db, { collection: 'users', recordId: id })
      expect(change?.fields).toEqual({ commissionRate: { from: 0, to: 250 } })
      await changeRole(db, id, 'admin')
      expect(await findUser(db, id)).toMatchObject({ role: 'admin', commissionRate: 0, revision: 3 })
      await expect(setCommissionRate(db, id, 3, 100)).rejects.toMatchObject({ name: 'WrongState' })
    })

    test('of two corrections at once one wins', async () => {
      const { db } = data
      const sold = await sell(await aReservation(null))
      const both = [100, 200].map((rate) => correctCommission(db, sold.id, sold.revision, rate))
      const outcomes = (await Promise.allSettled(both)).map(({ status }) => status).toSorted()
      expect(outcomes).toEqual(['fulfilled', 'rejected'])
    })
  })
}
