import {
  findApartment,
  listApartments,
  reviseApartments,
  setApartmentPrice,
} from '../../backend/data/apartments.ts'
import type { Database } from '../../backend/data/database.ts'
import { addEnquiry } from '../../backend/data/enquiries/enquiries.ts'
import { enquiryRecords } from '../../backend/data/enquiries/enquiry-rows.ts'
import { addEnquiryNote, workOnEnquiry } from '../../backend/data/enquiries/enquiry-work.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import {
  expireReservations,
  releaseReservation,
  sellReservation,
} from '../../backend/data/reservations/lifecycle.ts'
import {
  reservationCollections,
  storedReservations,
} from '../../backend/data/reservations/stored-reservations.ts'
import { findUser, findUserByEmail } from '../../backend/data/users/find-users.ts'
import { inviteUser, setCommissionRate } from '../../backend/data/users/users.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { type Actor, jobActor, userActor, visitorActor } from '../../domain/record/actor.ts'
import type { DemoBuilding } from '../building.ts'
import { adminActor as administrator } from './administrator.ts'
import { type AgentIndex, demoAgents } from './agents.ts'
import type { DemoStep } from './enquiry-work.ts'
import type { DemoPriceChange } from './price-changes.ts'
import type { DemoPriceRise } from './price-rise.ts'
import type { DemoReservation } from './reservations.ts'

interface Ids {
  /** Ids by the keys of demo apartments. */
  apartments: ReadonlyMap<string, string>
  /** Ids by the numbers of parking spots. */
  spots: ReadonlyMap<string, string>
}

interface Event {
  at: Date
  run: () => Promise<unknown>
}

/**
 * Steps that add enquiries, reservations, sales and price changes in the order of time. Each calls the
 * functions of the admin area, dated at the moment of the event.
 */
export function salesSteps(db: Database, building: DemoBuilding, ids: Ids): (() => Promise<unknown>)[] {
  const agents: Actor[] = []
  const enquiryIds: string[] = []
  const nameOf = (agent: AgentIndex) => agents[agent] ?? administrator
  const idOf = (agent: AgentIndex) => agents[agent]?.id ?? null

  const enquire = (
    { values, language, source, submittedAt }: DemoBuilding['enquiries'][number],
    index: number,
  ): Event => ({
    at: submittedAt,
    run: async () => {
      const asking = db.as(visitorActor).at(submittedAt)
      enquiryIds[index] = (await addEnquiry(asking, { ...values, language, source }, submittedAt)).id
    },
  })

  const work = ({ enquiry, at, agent, stage, lostReason, note, nextCallOn }: DemoStep): Event => ({
    at,
    run: async () => {
      const working = db.as(nameOf(agent)).at(at)
      const id = enquiryIds[enquiry] ?? ''
      await working.write('enquiries', async () => {
        // Edited directly, because an enquiry cannot be assigned to an agent without a password in the admin area.
        await enquiryRecords.edit(working, id, () => ({ isRead: 1, agentId: idOf(agent) }))
        await workOnEnquiry(working, id, { stage, nextCallOn, ...(lostReason && { lostReason }) })
        await addEnquiryNote(working, id, note)
      })
    },
  })

  const reserve = ({ values, at, end, ...reservation }: DemoReservation): Event[] => {
    const acting = (moment: Date) => db.as(nameOf(reservation.agent)).at(moment)
    let made = { id: '', revision: 0 }
    const begin = async () => {
      const step = acting(at).asBatch()
      await step.write(reservationCollections, async () => {
        const { id } = await addReservation(step, {
          ...values,
          apartmentId: ids.apartments.get(reservation.apartmentKey) ?? '',
          parkingSpotIds: reservation.spots.map((number) => ids.spots.get(number) ?? ''),
          storeIds: [],
          agentId: null,
          enquiryId: reservation.enquiry === undefined ? null : (enquiryIds[reservation.enquiry] ?? null),
        })
        // Edited directly, because a reservation cannot be assigned to an agent without a password in the admin area.
        const { after } = await storedReservations.edit(step, id, () => ({
          agentId: idOf(reservation.agent),
        }))
        made = after
      })
    }
    const finish = async () => {
      if (end?.state === 'sold') await sellReservation(acting(end.at), made.id, made.revision, end)
      if (end?.state === 'released') await releaseReservation(acting(end.at), made.id, made.revision)
      if (end?.state === 'expired')
        await expireReservations(db.as(jobActor('reservations')).at(end.at), isoDay(end.at))
    }
    return [{ at, run: begin }, ...(end ? [{ at: end.at, run: finish }] : [])]
  }

  const changePrice = ({ apartmentKey, to, at }: DemoPriceChange): Event => ({
    at,
    run: async () => {
      const apartment = await findApartment(db, ids.apartments.get(apartmentKey) ?? '')
      if (apartment)
        await setApartmentPrice(db.as(administrator).at(at), apartment.id, apartment.revision, to)
    },
  })

  const raisePrices = ({ apartmentKeys, euros, at }: DemoPriceRise): Event => ({
    at,
    run: async () => {
      const risen = new Set(apartmentKeys.map((key) => ids.apartments.get(key)))
      const apartments = (await listApartments(db)).filter(({ id }) => risen.has(id))
      await reviseApartments(db.as(administrator).at(at), apartments, ({ price }) => ({
        price: price + euros,
      }))
    },
  })

  const events = [
    ...building.enquiries.map(enquire),
    ...building.reservations.flatMap(reserve),
    ...building.enquirySteps.map(work),
    ...building.priceChanges.map(changePrice),
    raisePrices(building.priceRise),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return [
    async () => {
      for (const agent of demoAgents) agents.push(userActor({ ...agent, id: await agentId(db, agent) }))
    },
    ...events.map(({ run }) => run),
  ]
}

/**
 * The id of the agent's account. It may exist already, since accounts survive a reset of the demo; otherwise
 * the agent is invited.
 */
async function agentId(db: Database, agent: (typeof demoAgents)[number]): Promise<string> {
  const id = (await findUserByEmail(db, agent.email))?.id ?? (await inviteUser(db, agent))
  const found = await findUser(db, id)
  // Nobody overwrites a percent that somebody has typed since.
  if (found?.role === 'agent' && found.commissionRate === 0)
    await setCommissionRate(db, id, found.revision, agent.commissionRate)
  return id
}
