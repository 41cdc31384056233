import { describe, expect, test } from 'vitest'
import { addApartment } from '../../backend/data/apartments.ts'
import { addEnquiry } from '../../backend/data/enquiries/enquiries.ts'
import { findWaitingEnquiries, listEnquiryProgress } from '../../backend/data/enquiries/enquiry-progress.ts'
import { workOnEnquiry } from '../../backend/data/enquiries/enquiry-work.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { sellReservation } from '../../backend/data/reservations/lifecycle.ts'
import { listReservationProgress } from '../../backend/data/reservations/queries.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { anEnquiry } from './an-enquiry.ts'
import type { OpenedData } from './opened-data.ts'

/** The queries of the sales screen. */
export function salesContract(data: OpenedData) {
  const addEnquiryAt = (name: string, submittedAt: string) =>
    addEnquiry(data.db, { ...anEnquiry, name }, new Date(submittedAt))

  describe('sales', () => {
    test('waiting enquiries: the oldest come first, all are counted, and those with a reply are left out', async () => {
      await addEnquiryAt('втори', '2026-11-02T10:00:00Z')
      await addEnquiryAt('първи', '2026-11-01T10:00:00Z')
      const { id } = await addEnquiryAt('отговорен', '2026-10-01T10:00:00Z')
      await workOnEnquiry(data.db, id, { stage: 'called' })
      const { enquiries, total } = await findWaitingEnquiries(data.db, { agent: undefined, limit: 1 })
      expect([enquiries.map(({ name }) => name), total]).toEqual([['първи'], 2])
      expect(await findWaitingEnquiries(data.db, { agent: 'nobody', limit: 9 })).toEqual({
        enquiries: [],
        total: 0,
      })
    })

    test('the progress of enquiries has no data of their senders', async () => {
      await addEnquiryAt('преди', '2026-10-31T10:00:00Z')
      const { id } = await addEnquiryAt('след', '2026-11-01T10:00:00Z')
      await workOnEnquiry(data.db, id, { stage: 'viewing' }, { now: new Date('2026-11-01T12:00:00Z') })
      expect(await listEnquiryProgress(data.db, new Date('2026-11-01T10:00:00Z'))).toEqual([
        {
          id,
          submittedAt: '2026-11-01T10:00:00.000Z',
          answeredAt: '2026-11-01T12:00:00.000Z',
          stage: 'viewing',
          agentId: null,
        },
      ])
    })

    test('the progress of reservations has price and contract of sales, and no buyer', async () => {
      const { id: enquiryId } = await addEnquiryAt('купувач', '2026-11-01T10:00:00Z')
      const { id: apartmentId } = await addApartment(data.db, {
        ...newApartment(defaultBuilding),
        number: '1',
      })
      const { id } = await addReservation(data.db, {
        ...newReservation,
        apartmentId,
        enquiryId,
        buyerName: 'Мария Купувачева',
        buyerPhone: '0888 000 000',
        from: '2026-11-10',
        until: '2026-11-20',
      })
      await sellReservation(data.db, id, 1, { finalPrice: 99_500.5, contractDate: '2026-11-15' })
      expect(await listReservationProgress(data.db)).toEqual([
        {
          apartmentId,
          enquiryId,
          agentId: null,
          state: 'sold',
          finalPrice: 99_500.5,
          contractDate: '2026-11-15',
        },
      ])
    })
  })
}
