import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { decideDiscount } from '../../backend/data/reservations/approvals.ts'
import {
  expireReservations,
  releaseReservation,
  sellReservation,
} from '../../backend/data/reservations/lifecycle.ts'
import {
  reservationCollections,
  storedReservations,
} from '../../backend/data/reservations/stored-reservations.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { jobActor } from '../../domain/record/actor.ts'
import { adminActor } from './administrator.ts'
import type { DemoEvent, EventContext } from './event.ts'
import type { DemoReservation } from './reservations.ts'

/** Each reservation as it was made, what was said of its discount, and its end. */
export function reservationEvents(
  context: EventContext,
  reservations: readonly DemoReservation[],
): DemoEvent[] {
  return reservations.flatMap((reservation) => eventsOf(context, reservation))
}

function eventsOf(
  { db, apartments, spots, stores, enquiryIds, actorOf, idOf }: EventContext,
  { values, at, end, decision, ...reservation }: DemoReservation,
): DemoEvent[] {
  const acting = (moment: Date) => db.as(actorOf(reservation.agent)).at(moment)
  const { apartmentKey, enquiry } = reservation
  let made = { id: '', revision: 0, approval: 'none' }
  const begin = async () => {
    const step = acting(at).asBatch()
    await step.write(reservationCollections, async () => {
      const { id } = await addReservation(step, {
        ...values,
        apartmentId: apartmentKey === null ? null : (apartments.get(apartmentKey) ?? ''),
        parkingSpotIds: reservation.spots.map((number) => spots.get(number) ?? ''),
        storeIds: reservation.stores.map((title) => stores.get(title) ?? ''),
        agentId: null,
        enquiryId: enquiry === undefined ? null : (enquiryIds[enquiry] ?? null),
      })
      // Edited directly, because a reservation cannot be assigned to an agent without a password in the admin area.
      const { after } = await storedReservations.edit(step, id, () => ({ agentId: idOf(reservation.agent) }))
      made = after
    })
  }
  const decide = async (said: NonNullable<typeof decision>) => {
    made = await decideDiscount(db.as(adminActor).at(said.at), made.id, made.revision, said)
  }
  const finish = async (how: NonNullable<typeof end>) => {
    // What waits for an administrator, such as an apartment with a hidden price, an administrator sells.
    const seller = made.approval === 'waiting' ? db.as(adminActor).at(how.at) : acting(how.at)
    if (how.state === 'sold') await sellReservation(seller, made.id, made.revision, how)
    else if (how.state === 'released') {
      const { at: moment, state: _, ...release } = how
      await releaseReservation(acting(moment), made.id, made.revision, release)
    } else await expireReservations(db.as(jobActor('reservations')).at(how.at), isoDay(how.at))
  }
  return [
    { at, run: begin },
    ...(decision ? [{ at: decision.at, run: () => decide(decision) }] : []),
    ...(end ? [{ at: end.at, run: () => finish(end) }] : []),
  ]
}
