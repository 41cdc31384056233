import {
  findApartment,
  listApartments,
  reviseApartments,
  setApartmentPrice,
} from '../../backend/data/apartments.ts'
import type { Database } from '../../backend/data/database.ts'
import {
  expireReservations,
  releaseReservation,
  sellReservation,
} from '../../backend/data/end-reservation.ts'
import { addEnquiry } from '../../backend/data/enquiries.ts'
import { addEnquiryNote } from '../../backend/data/enquiry-notes.ts'
import { enquiryRecords } from '../../backend/data/enquiry-rows.ts'
import { workOnEnquiry } from '../../backend/data/enquiry-work.ts'
import { findUserByEmail } from '../../backend/data/find-users.ts'
import { addReservation, storedReservations, touchedByReservation } from '../../backend/data/reservations.ts'
import { inviteUser } from '../../backend/data/users.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { type Actor, jobActor, userActor, visitorActor } from '../../domain/record/actor.ts'
import type { DemoBuilding } from '../building.ts'
import { type AgentIndex, demoAgents } from './agents.ts'
import type { DemoStep } from './enquiry-work.ts'
import type { DemoPriceChange } from './price-changes.ts'
import type { DemoPriceRise } from './price-rise.ts'
import type { DemoReservation } from './reservations.ts'

interface Ids {
  /** By the generator's key. */
  apartments: ReadonlyMap<string, string>
  /** By number. */
  spots: ReadonlyMap<string, string>
}

interface Event {
  at: Date
  run: () => Promise<unknown>
}

/** A fictional name, as no administrator has signed in yet. */
const administrator: Actor = { kind: 'admin', id: 'demo', name: 'Примерен администратор' }

/**
 * What visitors and the sales team did up to now, as steps in chronological order. Each is written by the admin
 * area's own functions with its own date.
 */
export function salesSteps(db: Database, building: DemoBuilding, ids: Ids): (() => Promise<unknown>)[] {
  const agents: Actor[] = []
  const enquiryIds: string[] = []
  const nameOf = (agent: AgentIndex) => agents[agent] ?? administrator
  const idOf = (agent: AgentIndex) => agents[agent]?.id ?? null

  const enquire = ({ values, submittedAt }: DemoBuilding['enquiries'][number], index: number): Event => ({
    at: submittedAt,
    run: async () => {
      const asVisitor = db.as(visitorActor).at(submittedAt)
      enquiryIds[index] = (await addEnquiry(asVisitor, values, submittedAt)).id
    },
  })

  const work = ({ enquiry, at, agent, stage, note, nextCallOn }: DemoStep): Event => ({
    at,
    run: async () => {
      const working = db.as(nameOf(agent)).at(at)
      const id = enquiryIds[enquiry] ?? ''
      await working.write('enquiries', async () => {
        // The service assigns enquiries to people with a password only, which these agents do not have.
        await enquiryRecords.edit(working, id, () => ({ isRead: 1, agentId: idOf(agent) }))
        await workOnEnquiry(working, id, { stage, nextCallOn })
        await addEnquiryNote(working, id, note)
      })
    },
  })

  const reserve = ({ values, at, end, ...reservation }: DemoReservation): Event[] => {
    const acting = (moment: Date) => db.as(nameOf(reservation.agent)).at(moment)
    let made = { id: '', revision: 0 }
    const begin = async () => {
      const step = acting(at).asBatch()
      await step.write(touchedByReservation, async () => {
        const { id } = await addReservation(step, {
          ...values,
          apartmentId: ids.apartments.get(reservation.apartmentKey) ?? '',
          parkingSpotIds: reservation.spots.map((number) => ids.spots.get(number) ?? ''),
          agentId: null,
          enquiryId: reservation.enquiry === undefined ? null : (enquiryIds[reservation.enquiry] ?? null),
        })
        // The service assigns reservations to people with a password only, which these agents do not have.
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

/** Accounts survive a reset of the demo, so an existing one is used again. */
async function agentId(db: Database, agent: (typeof demoAgents)[number]): Promise<string> {
  return (await findUserByEmail(db, agent.email))?.id ?? inviteUser(db, agent)
}
