import { beforeEach, describe, expect, test } from 'vitest'
import { addApartment, setApartmentPrice } from '../../backend/data/apartments.ts'
import { addParkingSpot } from '../../backend/data/parking-spots.ts'
import { addReservation, addSale } from '../../backend/data/reservations/add-reservation.ts'
import { decideDiscount } from '../../backend/data/reservations/approvals.ts'
import { ReservationRefused } from '../../backend/data/reservations/errors.ts'
import { reviseReservation, sellReservation } from '../../backend/data/reservations/lifecycle.ts'
import { getSalesRules, saveSalesRules } from '../../backend/data/settings.ts'
import { addStore } from '../../backend/data/stores.ts'
import { setPassword } from '../../backend/data/users/passwords.ts'
import { inviteUser } from '../../backend/data/users/users.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newParkingSpot } from '../../domain/parking/parking.ts'
import type { Role } from '../../domain/people/role.ts'
import { userActor } from '../../domain/record/actor.ts'
import { newReservation, type ReservationValues } from '../../domain/reservation/reservation.ts'
import { newStore } from '../../domain/store.ts'
import type { OpenedData } from './opened-data.ts'

/** Which prices an agent may give alone: none of what has no known price. */
export function discountsContract(data: OpenedData) {
  const actorOf = async (role: Role) => {
    const name = role === 'agent' ? 'Ана Агентова' : 'Боян Админов'
    const id = await inviteUser(data.db, { name, email: `${crypto.randomUUID()}@example.com`, role })
    await setPassword(data.db, id, { hash: 'hash' })
    return data.db.as(userActor({ id, name, role }))
  }
  const home = (price: number) =>
    addApartment(data.db, { ...newApartment(defaultBuilding), number: '8', price })
  const store = async (price: number) =>
    (await addStore(data.db, { ...newStore, title: 'Кафе', description: 'На партера', price })).id
  const spot = async (price: number) =>
    (await addParkingSpot(data.db, { ...newParkingSpot(defaultBuilding), number: 'П1', price })).id
  const values = (more: Partial<ReservationValues>): ReservationValues => ({
    ...{ ...newReservation, buyerName: 'Купувач', buyerPhone: '0888 000 000' },
    ...{ from: '2026-11-10', until: '2026-11-20', ...more },
  })
  const sale = (finalPrice: number) => ({ finalPrice, contractDate: '2026-11-18' })
  const yes = { isApproved: true, note: '' }

  describe('the discount limit', () => {
    beforeEach(async () => {
      await saveSalesRules(data.db, (await getSalesRules(data.db)).revision, { discountLimit: 5 })
    })

    test('holds with a store whose price nobody knows, at every price, until an administrator says yes', async () => {
      const [agent, admin] = [await actorOf('agent'), await actorOf('admin')]
      const { id: apartmentId } = await home(139_000)
      const units = { apartmentId, storeIds: [await store(0)] }
      const { id, approval } = await addReservation(agent, values({ ...units, agreedPrice: 1000 }))
      expect(approval).toBe('waiting')
      const waits = expect.objectContaining({ problem: { kind: 'waits' } })
      await expect(sellReservation(agent, id, 1, sale(1000))).rejects.toEqual(waits)
      expect(await sellReservation(agent, id, 1, sale(500_000))).toMatchObject({
        ...{ state: 'running', approval: 'waiting', agreedPrice: 500_000 },
      })
      await decideDiscount(admin, id, 2, yes)
      expect(await sellReservation(agent, id, 3, sale(500_000))).toMatchObject({
        ...{ state: 'sold', listPrice: 139_000, unpricedUnits: 1 },
      })
    })

    test.each(['a hidden price', 'a deleted parking spot'])('holds with %s', async (what) => {
      const agent = await actorOf('agent')
      const { id: apartmentId } = await home(100_000)
      const parkingSpotIds = [await spot(what === 'a hidden price' ? 0 : 9000)]
      const made = await addReservation(agent, values({ apartmentId, parkingSpotIds }))
      expect(made.approval).toBe(what === 'a hidden price' ? 'waiting' : 'none')
      // As earlier releases let it be deleted.
      if (what !== 'a hidden price')
        await data.engine.writer
          .deleteFrom('parkingSpots')
          .where('id', '=', parkingSpotIds[0] ?? '')
          .execute()
      expect(await sellReservation(agent, made.id, 1, sale(109_000))).toMatchObject({
        ...{ state: 'running', approval: 'waiting' },
      })
    })

    test('counts the price of a store, and the units of the change alone', async () => {
      const agent = await actorOf('agent')
      const { id: apartmentId } = await home(100_000)
      const storeIds = [await store(50_000)]
      const parkingSpotIds = [await spot(10_000)]
      const all = { apartmentId, storeIds, parkingSpotIds }
      const within = await addReservation(agent, values({ ...all, agreedPrice: 155_000 }))
      expect(within.approval).toBe('none')
      // Without the parking spot the list price is 150,000: what was taken out counts no longer.
      const taken = { ...within, parkingSpotIds: [], agreedPrice: 143_000 }
      const revised = await reviseReservation(agent, within.id, 1, taken)
      expect(revised.approval).toBe('none')
      expect(await sellReservation(agent, within.id, 2, sale(142_000))).toMatchObject({ approval: 'waiting' })
    })

    test('a store that is taken out hides no discount on what stays', async () => {
      const agent = await actorOf('agent')
      const { id: apartmentId } = await home(100_000)
      const made = await addReservation(agent, values({ apartmentId, storeIds: [await store(0)] }))
      const without = { ...made, storeIds: [], agreedPrice: 1000 }
      expect((await reviseReservation(agent, made.id, 1, without)).approval).toBe('waiting')
      const back = { ...without, agreedPrice: 0 }
      expect((await reviseReservation(agent, made.id, 2, back)).approval).toBe('none')
    })

    test('asks again where an agent changes what was allowed, and asks nobody of an administrator', async () => {
      const [agent, admin] = [await actorOf('agent'), await actorOf('admin')]
      const storeIds = [await store(0)]
      const made = await addReservation(agent, values({ storeIds }))
      expect(made.approval).toBe('waiting')
      await decideDiscount(admin, made.id, 1, yes)
      const later = await reviseReservation(agent, made.id, 2, { ...made, until: '2026-11-25' })
      expect(later.approval).toBe('approved')
      const lower = await reviseReservation(agent, made.id, 3, { ...later, agreedPrice: 1000 })
      expect(lower.approval).toBe('waiting')
      await decideDiscount(admin, made.id, 4, yes)
      const open = await reviseReservation(agent, made.id, 5, { ...lower, agreedPrice: 0 })
      expect(open.approval).toBe('waiting')
      expect(await sellReservation(admin, made.id, 6, sale(1000))).toMatchObject({ state: 'sold' })
      expect((await addReservation(admin, values({ storeIds: [await store(0)] }))).approval).toBe('none')
    })

    test('holds a sale without a reservation, and a price that was hidden since', async () => {
      const agent = await actorOf('agent')
      const storeIds = [await store(0)]
      expect(await addSale(agent, values({ storeIds }), sale(1000))).toMatchObject({
        ...{ state: 'running', approval: 'waiting', agreedPrice: 1000 },
      })
      const apartment = await home(100_000)
      const made = await addReservation(agent, values({ apartmentId: apartment.id }))
      await setApartmentPrice(data.db, apartment.id, apartment.revision + 1, 0)
      expect(await sellReservation(agent, made.id, 1, sale(99_000))).toMatchObject({ approval: 'waiting' })
    })

    test('is for nobody while there is none', async () => {
      await saveSalesRules(data.db, (await getSalesRules(data.db)).revision, { discountLimit: null })
      const made = await addReservation(await actorOf('agent'), values({ storeIds: [await store(0)] }))
      expect(made.approval).toBe('none')
    })

    test('lets only an administrator decide', async () => {
      const agent = await actorOf('agent')
      const made = await addReservation(agent, values({ storeIds: [await store(0)] }))
      await expect(decideDiscount(agent, made.id, 1, yes)).rejects.toBeInstanceOf(ReservationRefused)
    })
  })
}
