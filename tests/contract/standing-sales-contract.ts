import { describe, expect, test } from 'vitest'
import {
  addApartment,
  deleteApartment,
  findApartment,
  setApartmentStatus,
} from '../../backend/data/apartments.ts'
import {
  addParkingSpot,
  deleteParkingSpot,
  findParkingSpot,
  updateParkingSpot,
} from '../../backend/data/parking-spots.ts'
import { toColumns } from '../../backend/data/records/field-columns.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import {
  expireReservations,
  releaseReservation,
  resumeReservation,
  reviseReservation,
  sellReservation,
} from '../../backend/data/reservations/lifecycle.ts'
import { findReservation } from '../../backend/data/reservations/queries.ts'
import { storedReservations } from '../../backend/data/reservations/stored-reservations.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newParkingSpot } from '../../domain/parking/parking.ts'
import { newReservation, newStanding } from '../../domain/reservation/reservation.ts'
import { reservationFields } from '../../domain/reservation/reservation-fields.ts'
import type { OpenedData } from './opened-data.ts'

const sale = { finalPrice: 131_500, contractDate: '2026-11-18' }

/** A sale holds its units until it is taken back, whatever their statuses are set to. */
export function standingSalesContract(data: OpenedData) {
  const apartmentIdOf = async (number: string) =>
    (await addApartment(data.db, { ...newApartment(defaultBuilding), number })).id
  const spotOf = async (number: string) =>
    (await addParkingSpot(data.db, { ...newParkingSpot(defaultBuilding), number })).id
  const apartmentStatus = async (id: string) => (await findApartment(data.db, id))?.status
  const spotStatus = async (id: string) => (await findParkingSpot(data.db, id))?.status
  const freeApartment = async (id: string) =>
    setApartmentStatus(data.db, id, (await findApartment(data.db, id))?.revision ?? 0, 'available')
  const freeSpot = async (id: string) =>
    updateParkingSpot(data.db, id, (await findParkingSpot(data.db, id))?.revision ?? 0, {
      status: 'available',
    })
  const valuesFor = (apartmentId: string, buyerName: string, parkingSpotIds: string[] = []) => ({
    ...newReservation,
    apartmentId,
    parkingSpotIds,
    buyerName,
    buyerPhone: '0888 000 000',
    from: '2026-11-10',
    until: '2026-11-20',
  })
  const sell = async (apartment: string, buyer: string, spots: string[] = []) => {
    const { id } = await addReservation(data.db, valuesFor(apartment, buyer, spots))
    return sellReservation(data.db, id, 1, sale)
  }
  /** Adds a row as earlier releases did, without the checks. */
  const older = async (state: 'running' | 'sold', values: ReturnType<typeof valuesFor>, endedAt: string) => {
    const ended = state === 'sold' ? { ...sale, endedAt } : {}
    const row = { ...toColumns(reservationFields, values), id: crypto.randomUUID() }
    return storedReservations.add(data.db, { ...row, ...newStanding, state, ...ended })
  }
  const soldTo = (kind: 'apartment-sold' | 'spot-sold', number: string, buyerName: string) =>
    expect.objectContaining({
      problem: { kind, number, sale: { buyerName, contractDate: sale.contractDate } },
    })

  describe('a sale that stands', () => {
    test('does not let others reserve its units although somebody has set them to available', async () => {
      const [apartment, other, spot] = [
        await apartmentIdOf('1'),
        await apartmentIdOf('2'),
        await spotOf('П1'),
      ]
      const { id } = await sell(apartment, 'Мария', [spot])
      await freeApartment(apartment)
      await freeSpot(spot)
      await expect(addReservation(data.db, valuesFor(apartment, 'Петър'))).rejects.toEqual(
        soldTo('apartment-sold', '1', 'Мария'),
      )
      await expect(addReservation(data.db, valuesFor(other, 'Петър', [spot]))).rejects.toEqual(
        soldTo('spot-sold', 'П1', 'Мария'),
      )
      const running = await addReservation(data.db, valuesFor(other, 'Петър'))
      await expect(
        reviseReservation(data.db, running.id, 1, valuesFor(other, 'Петър', [spot])),
      ).rejects.toEqual(soldTo('spot-sold', 'П1', 'Мария'))
      await resumeReservation(data.db, id, 2, '2026-11-25')
      expect([await apartmentStatus(apartment), await spotStatus(spot)]).toEqual(['reserved', 'reserved'])
      await releaseReservation(data.db, id, 3)
      expect(await addReservation(data.db, valuesFor(apartment, 'Петър', [spot]))).toMatchObject({
        state: 'running',
      })
    })

    test('of an apartment that was sold twice: the newer sale is taken back first, and the older one still holds it', async () => {
      const apartment = await apartmentIdOf('1')
      const first = await older('sold', valuesFor(apartment, 'Мария'), '2026-10-01T10:00:00.000Z')
      const second = await older('sold', valuesFor(apartment, 'Петър'), '2026-10-02T10:00:00.000Z')
      await expect(resumeReservation(data.db, first.id, 1, '2026-12-01')).rejects.toEqual(
        soldTo('apartment-sold', '1', 'Петър'),
      )
      await resumeReservation(data.db, second.id, 1, '2026-12-01')
      await expect(sellReservation(data.db, second.id, 2, sale)).rejects.toEqual(
        soldTo('apartment-sold', '1', 'Мария'),
      )
      await releaseReservation(data.db, second.id, 2)
      expect(await apartmentStatus(apartment)).toBe('sold')
      await resumeReservation(data.db, first.id, 1, '2026-12-01')
      await releaseReservation(data.db, first.id, 2)
      expect(await apartmentStatus(apartment)).toBe('available')
    })

    test('is not taken back while a newer sale holds one of its parking spots', async () => {
      const [one, two, spot] = [await apartmentIdOf('1'), await apartmentIdOf('2'), await spotOf('П1')]
      const first = await older('sold', valuesFor(one, 'Мария', [spot]), '2026-10-01T10:00:00.000Z')
      await sell(two, 'Петър')
      await older('sold', valuesFor(two, 'Иван', [spot]), '2026-10-02T10:00:00.000Z')
      await expect(resumeReservation(data.db, first.id, 1, '2026-12-01')).rejects.toEqual(
        soldTo('spot-sold', 'П1', 'Иван'),
      )
      expect(await findReservation(data.db, first.id)).toMatchObject({ state: 'sold' })
    })

    test.each(['released', 'expired', 'changed'] as const)(
      'keeps its parking spot when a reservation with the same spot is %s',
      async (end) => {
        const [one, two, spot] = [await apartmentIdOf('1'), await apartmentIdOf('2'), await spotOf('П1')]
        await sell(two, 'Петър', [spot])
        await freeSpot(spot)
        const { id } = await older('running', valuesFor(one, 'Мария', [spot]), '')
        await updateParkingSpot(data.db, spot, 4, { status: 'reserved' })
        if (end === 'released') await releaseReservation(data.db, id, 1)
        if (end === 'expired') await expireReservations(data.db, '2026-11-21')
        if (end === 'changed') await reviseReservation(data.db, id, 1, valuesFor(one, 'Мария'))
        expect(await spotStatus(spot)).toBe('sold')
      },
    )

    test('does not let its apartment and parking spots be deleted', async () => {
      const [apartment, spot] = [await apartmentIdOf('1'), await spotOf('П1')]
      await sell(apartment, 'Мария', [spot])
      await expect(deleteApartment(data.db, apartment)).rejects.toMatchObject({ isSale: true })
      await expect(deleteParkingSpot(data.db, spot)).rejects.toMatchObject({ isSale: true })
      expect([await apartmentStatus(apartment), await spotStatus(spot)]).toEqual(['sold', 'sold'])
    })

    test('is recorded by agents, and corrected by admins only', async () => {
      const apartment = await apartmentIdOf('1')
      const agent = data.db.as({ kind: 'agent', id: 'a1', name: 'Ана Агентова' })
      const admin = data.db.as({ kind: 'admin', id: 'a2', name: 'Асен Администраторов' })
      const { id } = await addReservation(agent, valuesFor(apartment, 'Мария'))
      await sellReservation(agent, id, 1, sale)
      const refused = expect.objectContaining({ problem: { kind: 'admins-only' } })
      const cheaper = { ...sale, finalPrice: 1000 }
      await expect(sellReservation(agent, id, 2, cheaper)).rejects.toEqual(refused)
      await expect(reviseReservation(agent, id, 2, valuesFor(apartment, 'Ана'))).rejects.toEqual(refused)
      expect(await findReservation(data.db, id)).toMatchObject({ buyerName: 'Мария', ...sale })
      expect(await sellReservation(admin, id, 2, cheaper)).toMatchObject(cheaper)
      expect(await reviseReservation(admin, id, 3, valuesFor(apartment, 'Мария П.'))).toMatchObject({
        buyerName: 'Мария П.',
      })
    })
  })
}
