import { describe, expect, test } from 'vitest'
import {
  addApartment,
  deleteApartment,
  findApartment,
  setApartmentStatus,
} from '../../backend/data/apartments.ts'
import { addEnquiry, deleteEnquiry, findEnquiry } from '../../backend/data/enquiries/enquiries.ts'
import { workOnEnquiry } from '../../backend/data/enquiries/enquiry-work.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { findBatches, findHistoryPage } from '../../backend/data/history/history.ts'
import { findRecordFacts } from '../../backend/data/history/record-facts.ts'
import { revertBatch } from '../../backend/data/history/revert-batch.ts'
import { revertChange } from '../../backend/data/history/revert-change.ts'
import { addParkingSpot, deleteParkingSpot, findParkingSpot } from '../../backend/data/parking-spots.ts'
import { StaleRevision } from '../../backend/data/records/record-errors.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { MadeByReservation, ReservationRefused, ReservedNow } from '../../backend/data/reservations/errors.ts'
import {
  eraseBuyers,
  expireReservations,
  markReminded,
  releaseReservation,
  resumeReservation,
  reviseReservation,
  sellReservation,
} from '../../backend/data/reservations/lifecycle.ts'
import {
  findActiveReservation,
  findActiveReservationOfSpot,
  findReservation,
  listReservations,
  listUnremindedReservations,
} from '../../backend/data/reservations/queries.ts'
import { setPassword } from '../../backend/data/users/passwords.ts'
import { deactivateUser, inviteUser } from '../../backend/data/users/users.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { newParkingSpot } from '../../domain/parking/parking.ts'
import { newReservation, type ReservationValues } from '../../domain/reservation/reservation.ts'
import { anEnquiry } from './an-enquiry.ts'
import type { OpenedData } from './opened-data.ts'

const firstPage = { page: 1, size: 50 }

/** Reservations and the statuses of their apartments and parking spots. */
export function reservationsContract(data: OpenedData) {
  const apartmentIdOf = async (number: string) =>
    (await addApartment(data.db, { ...newApartment(defaultBuilding), number })).id
  const spotOf = async (number: string) =>
    (await addParkingSpot(data.db, { ...newParkingSpot(defaultBuilding), number })).id
  const apartmentStatus = async (id: string) => (await findApartment(data.db, id))?.status
  const spotStatus = async (id: string) => (await findParkingSpot(data.db, id))?.status
  const valuesFor = (apartmentId: string, more: Partial<ReservationValues> = {}): ReservationValues => ({
    ...newReservation,
    apartmentId,
    buyerName: 'Мария Купувачева',
    buyerPhone: '0888 000 000',
    from: '2026-11-10',
    until: '2026-11-20',
    deposit: 2000,
    ...more,
  })
  const sale = { finalPrice: 131_500, contractDate: '2026-11-18' }
  const refusal = (kind: string, number?: string) =>
    expect.objectContaining({ problem: number === undefined ? { kind } : { kind, number } })

  describe('reservations', () => {
    test('set the apartment and its parking spots to reserved, announce that once and note it in the history', async () => {
      const [apartment, spot] = [await apartmentIdOf('1'), await spotOf('П1')]
      data.published.length = 0
      const values = valuesFor(apartment, { parkingSpotIds: [spot] })
      const { id } = await addReservation(data.db, values)
      expect(await findReservation(data.db, id)).toMatchObject({ ...values, state: 'running', revision: 1 })
      expect([await apartmentStatus(apartment), await spotStatus(spot)]).toEqual(['reserved', 'reserved'])
      expect(data.published.map((changes) => changes.map(({ collection }) => collection))).toEqual([
        ['apartments', 'clients', 'parkingSpots', 'reservations', 'stores'],
      ])
      const [changed] = await listChanges(data.db, { collection: 'apartments', recordId: apartment })
      expect(changed?.fields).toEqual({ status: { from: 'available', to: 'reserved' } })
    })

    test('leave no personal data of the buyer in the history', async () => {
      const { id } = await addReservation(data.db, valuesFor(await apartmentIdOf('1')))
      const [added] = await listChanges(data.db, { collection: 'reservations', recordId: id })
      expect(added?.fields).toMatchObject({ until: { to: '2026-11-20' }, deposit: { to: 2000 } })
      for (const name of ['buyerName', 'buyerPhone', 'buyerEmail', 'notes', 'enquiryId'])
        expect(added?.fields[name]).toEqual({})
      expect(JSON.stringify(added)).not.toContain('Купувачева')
      expect(
        (await findRecordFacts(data.db, [{ collection: 'reservations', recordId: id }])).get(id),
      ).toMatchObject({ number: '1', entrance: '1' })
    })

    test('of fifty at once for one apartment one succeeds; the parking spots of the others stay available', async () => {
      const apartment = await apartmentIdOf('1')
      const spots: string[] = []
      for (let number = 1; number <= 50; number++) spots.push(await spotOf(`П${number}`))
      const results = await Promise.allSettled(
        spots.map((spot) => addReservation(data.db, valuesFor(apartment, { parkingSpotIds: [spot] }))),
      )
      const won = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
      const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
      expect(won).toHaveLength(1)
      expect(lost).toEqual(Array(49).fill(refusal('apartment-taken', '1')))
      expect(await listReservations(data.db)).toHaveLength(1)
      const changes = await listChanges(data.db, { collection: 'apartments', recordId: apartment })
      expect(changes.filter(({ kind }) => kind === 'revised')).toHaveLength(1)
      const statuses = await Promise.all(spots.map(spotStatus))
      expect(statuses.filter((status) => status === 'reserved')).toHaveLength(1)
      expect(spots[statuses.indexOf('reserved')]).toBe(won[0]?.parkingSpotIds[0])
    })

    test('of two apartments with the same parking spot: one succeeds, and the apartment of the other stays available', async () => {
      const spot = await spotOf('П1')
      const apartments = [await apartmentIdOf('1'), await apartmentIdOf('2')]
      const results = await Promise.allSettled(
        apartments.map((apartment) =>
          addReservation(data.db, valuesFor(apartment, { parkingSpotIds: [spot] })),
        ),
      )
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect((await Promise.all(apartments.map(apartmentStatus))).sort()).toEqual(['available', 'reserved'])
    })

    test('are refused for an apartment that is sold or unknown, and for a deleted parking spot', async () => {
      const apartment = await apartmentIdOf('1')
      const gone = { parkingSpotIds: ['no-such-spot'] }
      await expect(addReservation(data.db, valuesFor(apartment, gone))).rejects.toEqual(refusal('spot-taken'))
      await setApartmentStatus(data.db, apartment, 1, 'sold')
      await expect(addReservation(data.db, valuesFor(apartment))).rejects.toEqual(
        refusal('apartment-taken', '1'),
      )
      await expect(addReservation(data.db, valuesFor('none'))).rejects.toEqual(refusal('apartment-taken'))
      expect(await listReservations(data.db)).toEqual([])
    })

    test('move their enquiry to the stage reservation, which counts as a reply', async () => {
      const enquiry = await addEnquiry(data.db, anEnquiry)
      await addReservation(data.db, valuesFor(await apartmentIdOf('1'), { enquiryId: enquiry.id }))
      expect(await findEnquiry(data.db, enquiry.id)).toMatchObject({
        stage: 'reservation',
        isRead: true,
        answeredAt: expect.any(String),
      })
    })

    test('move the enquiry back to the offer when they are released, and forward when they are resumed', async () => {
      const { id: enquiryId } = await addEnquiry(data.db, anEnquiry)
      const stage = async () => (await findEnquiry(data.db, enquiryId))?.stage
      const { id } = await addReservation(data.db, valuesFor(await apartmentIdOf('1'), { enquiryId }))
      await releaseReservation(data.db, id, 1)
      expect(await stage()).toBe('offer')
      const [reported] = await listChanges(data.db, { recordId: enquiryId })
      const [ended] = await listChanges(data.db, { recordId: id })
      expect(reported).toMatchObject({
        fields: { stage: { from: 'reservation', to: 'offer' } },
        batch: ended?.batch,
      })
      await resumeReservation(data.db, id, 2, '2026-11-25')
      expect(await stage()).toBe('reservation')
      await expireReservations(data.db, '2026-11-26')
      expect(await stage()).toBe('offer')
    })

    test('do not change an enquiry that has another active reservation, or that somebody has moved on', async () => {
      const { id: enquiryId } = await addEnquiry(data.db, anEnquiry)
      const stage = async () => (await findEnquiry(data.db, enquiryId))?.stage
      const [one, other] = [await apartmentIdOf('1'), await apartmentIdOf('2')]
      const first = await addReservation(data.db, valuesFor(one, { enquiryId }))
      const second = await addReservation(data.db, valuesFor(other, { enquiryId }))
      await releaseReservation(data.db, first.id, 1)
      expect(await stage()).toBe('reservation')
      await workOnEnquiry(data.db, enquiryId, { stage: 'refused' })
      await releaseReservation(data.db, second.id, 1)
      expect(await stage()).toBe('refused')
    })

    test('are refused for an unknown agent; a deleted enquiry is not linked', async () => {
      const apartment = await apartmentIdOf('1')
      await expect(addReservation(data.db, valuesFor(apartment, { agentId: 'nobody' }))).rejects.toEqual(
        refusal('unknown-agent'),
      )
      expect((await addReservation(data.db, valuesFor(apartment, { enquiryId: 'gone' }))).enquiryId).toBe(
        null,
      )
    })

    test('are assigned to people who can sign in, and stay assigned when the account is deactivated', async () => {
      const apartment = await apartmentIdOf('1')
      const ana = { name: 'Ана Агентова', email: 'ana@example.com', role: 'agent' } as const
      const agentId = await inviteUser(data.db, ana)
      const values = valuesFor(apartment, { agentId })
      await expect(addReservation(data.db, values)).rejects.toEqual(refusal('unknown-agent'))
      await setPassword(data.db, agentId, { hash: 'a hash' })
      const { id } = await addReservation(data.db, values)
      await deactivateUser(data.db, agentId)
      const noted = await reviseReservation(data.db, id, 1, { ...values, notes: 'плаща в брой' })
      expect(noted).toMatchObject({ agentId, notes: 'плаща в брой' })
      const other = valuesFor(await apartmentIdOf('2'), { agentId })
      await expect(addReservation(data.db, other)).rejects.toEqual(refusal('unknown-agent'))
    })

    test('keep the link to their enquiry, and refuse an unknown one', async () => {
      const [apartment, { id: enquiryId }] = [await apartmentIdOf('1'), await addEnquiry(data.db, anEnquiry)]
      const { id } = await addReservation(data.db, valuesFor(apartment))
      await expect(
        reviseReservation(data.db, id, 1, valuesFor(apartment, { enquiryId: 'none' })),
      ).rejects.toEqual(refusal('unknown-enquiry'))
      const linked = await reviseReservation(data.db, id, 1, valuesFor(apartment, { enquiryId }))
      expect(linked).toMatchObject({ enquiryId, revision: 2 })
      await deleteEnquiry(data.db, enquiryId)
      const noted = valuesFor(apartment, { enquiryId, notes: 'плаща в брой' })
      expect(await reviseReservation(data.db, id, 2, noted)).toMatchObject({ notes: 'плаща в брой' })
    })

    test('sent twice are added once although their enquiry was deleted before the first time', async () => {
      const [values, id] = [valuesFor(await apartmentIdOf('1'), { enquiryId: 'gone' }), crypto.randomUUID()]
      await addReservation(data.db, values, id)
      expect(await addReservation(data.db, values, id)).toMatchObject({ id, revision: 1, enquiryId: null })
    })

    test('sent twice under one id are added once, with the values of the second time', async () => {
      const [apartment, id] = [await apartmentIdOf('1'), crypto.randomUUID()]
      await addReservation(data.db, valuesFor(apartment), id)
      const again = await addReservation(data.db, valuesFor(apartment), id)
      expect(again.revision).toBe(1)
      const typed = await addReservation(data.db, valuesFor(apartment, { notes: 'плаща в брой' }), id)
      expect(typed).toMatchObject({ id, notes: 'плаща в брой', revision: 2 })
      expect(await listReservations(data.db)).toHaveLength(1)
    })

    test('reserve added parking spots and release removed ones while they run', async () => {
      const [apartment, first, second] = [await apartmentIdOf('1'), await spotOf('П1'), await spotOf('П2')]
      const { id } = await addReservation(data.db, valuesFor(apartment, { parkingSpotIds: [first] }))
      await reviseReservation(data.db, id, 1, valuesFor(apartment, { parkingSpotIds: [second] }))
      expect([await spotStatus(first), await spotStatus(second)]).toEqual(['available', 'reserved'])
      const other = await apartmentIdOf('2')
      const taken = addReservation(data.db, valuesFor(other, { parkingSpotIds: [second] }))
      await expect(taken).rejects.toEqual(refusal('spot-taken', 'П2'))
      await expect(reviseReservation(data.db, id, 2, valuesFor(other))).rejects.toEqual(
        refusal('other-apartment'),
      )
      await expect(reviseReservation(data.db, id, 1, valuesFor(apartment))).rejects.toThrow(StaleRevision)
    })

    test('are reminded of once, and again when they are extended', async () => {
      const apartment = await apartmentIdOf('1')
      const { id } = await addReservation(data.db, valuesFor(apartment))
      expect(await listUnremindedReservations(data.db, '2026-11-19')).toEqual([])
      expect(await listUnremindedReservations(data.db, '2026-11-20')).toMatchObject([{ id }])
      await markReminded(data.db, id)
      expect(await listUnremindedReservations(data.db, '2026-11-20')).toEqual([])
      await reviseReservation(data.db, id, 2, valuesFor(apartment, { until: '2026-11-30' }))
      expect(await listUnremindedReservations(data.db, '2026-11-30')).toMatchObject([{ id }])
    })

    test('are released: reserved units become available, and units that somebody has sold stay sold', async () => {
      const [apartment, spot] = [await apartmentIdOf('1'), await spotOf('П1')]
      const { id } = await addReservation(data.db, valuesFor(apartment, { parkingSpotIds: [spot] }))
      await setApartmentStatus(data.db, apartment, 2, 'sold')
      const released = await releaseReservation(data.db, id, 1)
      expect(released).toMatchObject({ state: 'released', endedAt: expect.any(String) })
      expect([await apartmentStatus(apartment), await spotStatus(spot)]).toEqual(['sold', 'available'])
      await expect(releaseReservation(data.db, id, 2)).rejects.toEqual(refusal('ended'))
      const more = valuesFor(apartment, { parkingSpotIds: [spot, await spotOf('П2')] })
      await expect(reviseReservation(data.db, id, 2, more)).rejects.toEqual(refusal('ended'))
    })

    test('become a sale with price and day, which sells apartment and parking spots and can be corrected', async () => {
      const [apartment, spot] = [await apartmentIdOf('1'), await spotOf('П1')]
      const { id } = await addReservation(data.db, valuesFor(apartment, { parkingSpotIds: [spot] }))
      const sold = await sellReservation(data.db, id, 1, sale)
      expect(sold).toMatchObject({ ...sale, state: 'sold' })
      expect([await apartmentStatus(apartment), await spotStatus(spot)]).toEqual(['sold', 'sold'])
      const corrected = await sellReservation(data.db, id, 2, { ...sale, finalPrice: 130_000 })
      expect(corrected).toMatchObject({ finalPrice: 130_000, endedAt: sold.endedAt })
    })

    test('expire on the day after their last one', async () => {
      const apartment = await apartmentIdOf('1')
      const { id } = await addReservation(data.db, valuesFor(apartment))
      const reported: string[] = []
      const expire = (day: string) =>
        expireReservations(data.db, day, async (ended) => reported.push(ended.id))
      await expire('2026-11-20')
      expect(reported).toEqual([])
      await expire('2026-11-21')
      expect(reported).toEqual([id])
      expect(await findReservation(data.db, id)).toMatchObject({ state: 'expired' })
      expect(await apartmentStatus(apartment)).toBe('available')
      await expire('2026-11-21')
      expect(reported).toEqual([id])
    })

    test('do not let the history revert a status of their units while they run', async () => {
      const apartment = await apartmentIdOf('1')
      await addReservation(data.db, valuesFor(apartment))
      await setApartmentStatus(data.db, apartment, 2, 'sold')
      await setApartmentStatus(data.db, apartment, 3, 'reserved')
      const [change] = await listChanges(data.db, { recordId: apartment })
      await expect(revertChange(data.db, change?.id ?? '', 'status')).rejects.toThrow(ReservedNow)
      expect(await apartmentStatus(apartment)).toBe('reserved')
    })

    test('are one batch of the history with all that they change, which cannot be reverted change by change', async () => {
      const [apartment, spot] = [await apartmentIdOf('1'), await spotOf('П1')]
      const enquiry = await addEnquiry(data.db, { ...anEnquiry, apartmentNumber: '1' })
      const values = valuesFor(apartment, { parkingSpotIds: [spot], enquiryId: enquiry.id })
      const before = await findHistoryPage(data.db, {}, firstPage)
      const { id } = await addReservation(data.db, values)
      await sellReservation(data.db, id, 1, { finalPrice: 131_500, contractDate: '2026-11-18' })
      await resumeReservation(data.db, id, 2, '2026-11-25')
      await releaseReservation(data.db, id, 3)
      const { total } = await findHistoryPage(data.db, {}, firstPage)
      expect(total).toBe(before.total + 4)
      for (const collection of ['reservations', 'parkingSpots'])
        expect(
          (await findHistoryPage(data.db, { collection, day: isoDay(new Date()) }, firstPage)).total,
        ).toBe(collection === 'reservations' ? 4 : 5)

      const changes = await listChanges(data.db, { recordId: apartment })
      const steps = await findBatches(
        data.db,
        changes.flatMap(({ batch }) => batch ?? []),
      )
      const collections = [...steps.values()].map((step) => step.changes.map(({ collection }) => collection))
      expect(collections.map((names) => names.length).sort()).toEqual([4, 4, 4, 5])
      for (const { batch, id: change } of changes.filter((each) => each.batch !== null)) {
        await expect(revertChange(data.db, change, 'status')).rejects.toThrow(MadeByReservation)
        await expect(revertBatch(data.db, batch ?? '')).rejects.toThrow(MadeByReservation)
      }
      expect([await apartmentStatus(apartment), await spotStatus(spot)]).toEqual(['available', 'available'])
    })

    test('are active while they run or are sold: of an apartment the running one, else the newest sale', async () => {
      const [apartment, spot] = [await apartmentIdOf('1'), await spotOf('П1')]
      const activeIds = async () => [
        (await findActiveReservation(data.db, apartment))?.id,
        (await findActiveReservationOfSpot(data.db, spot))?.id,
      ]
      const first = await addReservation(data.db, valuesFor(apartment, { parkingSpotIds: [spot] }))
      expect(await activeIds()).toEqual([first.id, first.id])
      await sellReservation(data.db, first.id, 1, sale)
      expect(await activeIds()).toEqual([first.id, first.id])
      await resumeReservation(data.db, first.id, 2, '2026-11-25')
      await releaseReservation(data.db, first.id, 3)
      const second = await addReservation(data.db, valuesFor(apartment))
      expect(await activeIds()).toEqual([second.id, undefined])
      expect(await findActiveReservation(data.db, await apartmentIdOf('2'))).toBeUndefined()
    })

    test('do not let the history revert a status of their units once they are sales, until the sale is taken back', async () => {
      const apartment = await apartmentIdOf('1')
      const { id } = await addReservation(data.db, valuesFor(apartment))
      await sellReservation(data.db, id, 1, sale)
      await setApartmentStatus(data.db, apartment, 3, 'available')
      await setApartmentStatus(data.db, apartment, 4, 'sold')
      const [soldAgain] = await listChanges(data.db, { recordId: apartment })
      const reverting = revertChange(data.db, soldAgain?.id ?? '', 'status')
      await expect(reverting).rejects.toMatchObject({ isSale: true })
      expect(await apartmentStatus(apartment)).toBe('sold')
      await setApartmentStatus(data.db, apartment, 5, 'available')
      const [byHand] = await listChanges(data.db, { recordId: apartment })
      await revertChange(data.db, byHand?.id ?? '', 'status')
      expect(await apartmentStatus(apartment)).toBe('sold')
    })

    test('are resumed from a sale or an expiry', async () => {
      const [apartment, spot] = [await apartmentIdOf('1'), await spotOf('П1')]
      const { id } = await addReservation(data.db, valuesFor(apartment, { parkingSpotIds: [spot] }))
      await sellReservation(data.db, id, 1, sale)
      const running = await resumeReservation(data.db, id, 2, '2026-11-25')
      expect(running).toMatchObject({
        state: 'running',
        until: '2026-11-25',
        finalPrice: null,
        endedAt: null,
      })
      expect([await apartmentStatus(apartment), await spotStatus(spot)]).toEqual(['reserved', 'reserved'])
      await expireReservations(data.db, '2026-11-26')
      expect(await resumeReservation(data.db, id, 4, '2026-12-01')).toMatchObject({ state: 'running' })
      await expect(resumeReservation(data.db, id, 5, '2026-12-01')).rejects.toThrow(StaleRevision)
    })

    test('are not resumed when the data of their buyer was erased', async () => {
      const apartment = await apartmentIdOf('1')
      const { id } = await addReservation(data.db, valuesFor(apartment))
      await releaseReservation(data.db, id, 1)
      await eraseBuyers(data.db, [id])
      await expect(resumeReservation(data.db, id, 3, '2026-11-25')).rejects.toEqual(refusal('erased'))
      expect(await apartmentStatus(apartment)).toBe('available')
    })

    test('are not resumed when another reservation has got the apartment or a parking spot', async () => {
      const [apartment, spot] = [await apartmentIdOf('1'), await spotOf('П1')]
      const { id } = await addReservation(data.db, valuesFor(apartment, { parkingSpotIds: [spot] }))
      await releaseReservation(data.db, id, 1)
      await addReservation(data.db, valuesFor(await apartmentIdOf('2'), { parkingSpotIds: [spot] }))
      const resume = () => resumeReservation(data.db, id, 2, '2026-11-25')
      await expect(resume()).rejects.toEqual(refusal('spot-taken', 'П1'))
      await addReservation(data.db, valuesFor(apartment))
      await expect(resume()).rejects.toBeInstanceOf(ReservationRefused)
      expect(await findReservation(data.db, id)).toMatchObject({ state: 'released' })
    })

    test('do not let their apartment and parking spots be deleted while they run', async () => {
      const [apartment, spot] = [await apartmentIdOf('1'), await spotOf('П1')]
      const { id } = await addReservation(data.db, valuesFor(apartment, { parkingSpotIds: [spot] }))
      await expect(deleteApartment(data.db, apartment)).rejects.toThrow(ReservedNow)
      await expect(deleteParkingSpot(data.db, spot)).rejects.toThrow(ReservedNow)
      await releaseReservation(data.db, id, 1)
      await deleteParkingSpot(data.db, spot)
      await deleteApartment(data.db, apartment)
      await expect(resumeReservation(data.db, id, 2, '2026-11-25')).rejects.toEqual(
        refusal('apartment-taken'),
      )
    })
  })
}
