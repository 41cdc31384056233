import {
  findApartment,
  listApartments,
  reviseApartments,
  setApartmentPrice,
} from '../../backend/data/apartments.ts'
import { findClient } from '../../backend/data/clients/clients.ts'
import { joinClients } from '../../backend/data/clients/doubles.ts'
import type { Database } from '../../backend/data/database.ts'
import { planStage, reachStage } from '../../backend/data/deals/reach-stage.ts'
import { addEnquiry, findEnquiry } from '../../backend/data/enquiries/enquiries.ts'
import { enquiryRecords } from '../../backend/data/enquiries/enquiry-rows.ts'
import { addEnquiryNote, workOnEnquiry } from '../../backend/data/enquiries/enquiry-work.ts'
import { findUser, findUserByEmail } from '../../backend/data/users/find-users.ts'
import { inviteUser, setCommissionRate } from '../../backend/data/users/users.ts'
import { type Actor, userActor, visitorActor } from '../../domain/record/actor.ts'
import type { DemoBuilding } from '../building.ts'
import type { DemoEnquiry } from '../enquiries.ts'
import { adminActor as administrator } from './administrator.ts'
import { type AgentIndex, demoAgents } from './agents.ts'
import type { DemoStep } from './enquiry-work.ts'
import type { DemoEvent, EventContext } from './event.ts'
import { reservationEvents } from './load-reservations.ts'
import { viewingEvents } from './load-viewings.ts'
import { workingHour } from './past.ts'
import type { DemoPriceChange } from './price-changes.ts'
import type { DemoPriceRise } from './price-rise.ts'
import { joinedDouble } from './typed-in-enquiries.ts'

type Ids = Pick<EventContext, 'apartments' | 'spots' | 'stores'>

/**
 * Steps that add enquiries, viewings, reservations, sales and price changes in the order of time. Each calls the
 * functions of the admin area, dated at the moment of the event.
 */
export function salesSteps(
  db: Database,
  building: DemoBuilding,
  { ids, now }: { ids: Ids; now: Date },
): (() => Promise<unknown>)[] {
  const agents: Actor[] = []
  const context: EventContext = {
    ...{ db, ...ids, enquiryIds: [] },
    actorOf: (agent) => (agent === null ? undefined : agents[agent]) ?? administrator,
    idOf: (agent) => (agent === null ? null : (agents[agent]?.id ?? null)),
  }
  const { enquiries, typedIn } = building
  const events = [
    ...enquiries.map((enquiry, index) => enquire(context, enquiry, { index, by: visitorActor })),
    ...typedIn.map((enquiry, index) =>
      enquire(context, enquiry, { index: enquiries.length + index, by: enquiry.agent }),
    ),
    ...building.enquirySteps.map((step) => work(context, step)),
    ...viewingEvents(context, building.viewings),
    ...reservationEvents(context, building.reservations),
    ...stageEvents(context, building, now),
    ...building.priceChanges.map((change) => changePrice(context, change)),
    raisePrices(context, building.priceRise),
    joinDouble(context, enquiries.length, now),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return [
    async () => {
      for (const agent of demoAgents) agents.push(userActor({ ...agent, id: await agentId(db, agent) }))
    },
    ...events.map(({ run }) => run),
  ]
}

function enquire(
  { db, enquiryIds, actorOf, idOf }: EventContext,
  { values, language, source, submittedAt }: DemoEnquiry,
  { index, by }: { index: number; by: Actor | AgentIndex | null },
): DemoEvent {
  return {
    at: submittedAt,
    run: async () => {
      const isVisitor = typeof by === 'object' && by !== null
      const asking = db.as(isVisitor ? by : actorOf(by)).at(submittedAt)
      const { id } = await addEnquiry(asking, { ...values, language, source }, submittedAt)
      enquiryIds[index] = id
      // Edited directly, because an enquiry cannot be assigned to an agent without a password in the admin area.
      if (!isVisitor && by !== null) await enquiryRecords.edit(asking, id, () => ({ agentId: idOf(by) }))
    },
  }
}

function work(
  { db, enquiryIds, actorOf, idOf }: EventContext,
  { enquiry, at, agent, stage, note, nextCallOn, nextCallAt = null, lost }: DemoStep,
): DemoEvent {
  return {
    at,
    run: async () => {
      const working = db.as(actorOf(agent)).at(at)
      const id = enquiryIds[enquiry] ?? ''
      await working.write('enquiries', async () => {
        await enquiryRecords.edit(working, id, () => ({ isRead: 1, agentId: idOf(agent) }))
        await workOnEnquiry(working, id, { stage, nextCallOn, nextCallAt, ...lost })
        await addEnquiryNote(working, id, note)
      })
    },
  }
}

/** The day on which the building has reached the stage of `buyerFacts` made instalments of earlier sales due. */
function stageEvents(
  { db }: EventContext,
  { buyerFacts: { stage, stageDate }, paymentSettings: { termDays } }: DemoBuilding,
  now: Date,
): DemoEvent[] {
  const at = new Date(`${stageDate}T11:00:00Z`)
  if (at > now) return []
  const reached = { stage, day: stageDate, termDays }
  const acting = db.as(administrator).at(at)
  return [{ at, run: async () => reachStage(acting, reached, (await planStage(acting, reached)).seen) }]
}

function joinDouble({ db, enquiryIds }: EventContext, typedFrom: number, now: Date): DemoEvent {
  const at = workingHour(now, joinedDouble.daysAgo, 0)
  const clientOf = async (index: number) => {
    const enquiry = await findEnquiry(db, enquiryIds[index] ?? '')
    return findClient(db, enquiry?.clientId ?? '')
  }
  return {
    at,
    run: async () => {
      const [kept, double] = [
        await clientOf(joinedDouble.sender),
        await clientOf(typedFrom + joinedDouble.typed),
      ]
      if (kept && double) await joinClients(db.as(administrator).at(at), kept, double)
    },
  }
}

function changePrice({ db, apartments }: EventContext, { apartmentKey, to, at }: DemoPriceChange): DemoEvent {
  return {
    at,
    run: async () => {
      const apartment = await findApartment(db, apartments.get(apartmentKey) ?? '')
      if (apartment)
        await setApartmentPrice(db.as(administrator).at(at), apartment.id, apartment.revision, to)
    },
  }
}

function raisePrices(
  { db, apartments }: EventContext,
  { apartmentKeys, euros, at }: DemoPriceRise,
): DemoEvent {
  return {
    at,
    run: async () => {
      const risen = new Set(apartmentKeys.map((key) => apartments.get(key)))
      const raised = (await listApartments(db)).filter(({ id }) => risen.has(id))
      await reviseApartments(db.as(administrator).at(at), raised, ({ price }) => ({ price: price + euros }))
    },
  }
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
