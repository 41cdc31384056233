import type { Contact } from '../../../domain/client/client.ts'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import {
  takesTime,
  type Viewing,
  type ViewingState,
  type ViewingValues,
} from '../../../domain/viewing/viewing.ts'
import { viewingFields } from '../../../domain/viewing/viewing-fields.ts'
import { momentsOf } from '../../../domain/viewing/viewing-times.ts'
import { findApartment } from '../apartments.ts'
import { writeWithClients } from '../clients/client-rows.ts'
import { joinContact } from '../clients/join-records.ts'
import { type Database, emptyLog } from '../database.ts'
import type { OpenTransaction } from '../engine.ts'
import { findEnquiry } from '../enquiries/enquiries.ts'
import { workOnEnquiry } from '../enquiries/enquiry-work.ts'
import { toColumns } from '../records/field-columns.ts'
import { NotFound, StaleRevision } from '../records/record-errors.ts'
import { findUser } from '../users/find-users.ts'
import { findViewing } from './queries.ts'
import { lockViewings, viewingFromRow, viewingRecords } from './viewing-rows.ts'

export type ViewingProblem =
  /** The agent has another viewing at that time. */
  | { kind: 'busy'; other: Pick<Viewing, 'day' | 'time' | 'minutes'> }
  | { kind: 'unknown-agent' | 'unknown-apartment' }

export class ViewingRefused extends Error {
  readonly problem: ViewingProblem
  constructor(problem: ViewingProblem) {
    super(`The viewing is refused: ${problem.kind}`)
    this.problem = problem
  }
}

/**
 * Of several requests at once that want one agent at the same time, one is carried out. Adding once more under the same
 * id adds no second viewing. An enquiry that nobody has offered anything yet gets to the stage „viewing“.
 */
export async function addViewing(
  db: Database,
  values: ViewingValues,
  id: string = crypto.randomUUID(),
): Promise<Viewing> {
  return writeViewings(db, async (trx) => {
    const found = await findViewing(db, id)
    if (found) return revise(db, trx, { ...found, revision: 1 }, values)
    await assertPossible(db, values, undefined)
    const enquiry = await findEnquiry(db, values.enquiryId ?? '')
    const moments = momentsOf(values)
    await assertFree(trx, { ...moments, id, agentId: values.agentId, state: 'planned' })
    const added = await viewingRecords.add(db, {
      ...toColumns(viewingFields, values),
      ...moments,
      id,
      enquiryId: enquiry?.id ?? null,
      clientId: await joinContact(db, trx, contactOf(values), enquiry?.clientId),
      state: 'planned',
      outcome: '',
    })
    await advance(db, enquiry)
    return viewingFromRow(added)
  })
}

/** Throws StaleRevision unless the viewing still has this revision. */
export async function updateViewing(
  db: Database,
  id: string,
  revision: number,
  values: ViewingValues & { state?: ViewingState },
): Promise<Viewing> {
  return writeViewings(db, async (trx) => revise(db, trx, await getViewing(db, id, revision), values))
}

export type ViewingMove = Pick<ViewingValues, 'day' | 'time'> & { agentId?: string | undefined }

/** To another day, time or agent; what else was typed stays. */
export async function moveViewing(
  db: Database,
  id: string,
  revision: number,
  { day, time, agentId }: ViewingMove,
): Promise<Viewing> {
  return writeViewings(db, async (trx) => {
    const before = await getViewing(db, id, revision)
    return revise(db, trx, before, { ...before, day, time, ...(agentId !== undefined && { agentId }) })
  })
}

/** What became of the viewing, or that it takes place after all. */
export async function setOutcome(
  db: Database,
  id: string,
  revision: number,
  { state, outcome }: { state: ViewingState; outcome?: string | undefined },
): Promise<Viewing> {
  return writeViewings(db, async (trx) => {
    const before = await getViewing(db, id, revision)
    await assertFree(trx, { ...before, state })
    const row = await viewingRecords.revise(db, id, revision, {
      state,
      ...(outcome !== undefined && { outcome }),
    })
    return viewingFromRow(row)
  })
}

/** For erasure: a viewing is otherwise cancelled. Call it within `writeWithClients`. */
export async function removeViewings(
  db: Database,
  trx: OpenTransaction,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await lockViewings(trx)
  await viewingRecords.removeAll(db, [...ids])
}

/** Viewings of a form that was filled in by mistake: an administrator's, without a way back. */
export async function deleteViewing(db: Database, id: string): Promise<void> {
  await writeViewings(db, async () => {
    if (!(await findViewing(db, id))) throw new NotFound()
    await viewingRecords.remove(db, id)
  })
  await emptyLog(db)
}

async function writeViewings<T>(db: Database, work: (trx: OpenTransaction) => Promise<T>): Promise<T> {
  return writeWithClients(db, 'viewings', async (trx) => {
    await lockViewings(trx)
    return work(trx)
  })
}

async function revise(
  db: Database,
  trx: OpenTransaction,
  before: Viewing,
  { state = before.state, ...values }: ViewingValues & { state?: ViewingState },
): Promise<Viewing> {
  await assertPossible(db, values, before)
  const moments = momentsOf(values)
  await assertFree(trx, { ...moments, id: before.id, agentId: values.agentId, state })
  const columns = toColumns(viewingFields, { ...values, enquiryId: before.enquiryId })
  const isOther = (['name', 'phone', 'email'] as const).some((name) => before[name] !== values[name])
  const usual = before.name === values.name ? before.clientId : null
  const clientId = isOther ? await joinContact(db, trx, contactOf(values), usual) : before.clientId
  const row = await viewingRecords.revise(db, before.id, before.revision, {
    ...columns,
    ...moments,
    state,
    clientId,
  })
  return viewingFromRow(row)
}

async function getViewing(db: Database, id: string, revision: number): Promise<Viewing> {
  const found = await findViewing(db, id)
  if (!found) throw new NotFound()
  if (found.revision !== revision) throw new StaleRevision()
  return found
}

/** Somebody who was deactivated keeps his viewings, but gets no new ones; so does an apartment that was deleted. */
async function assertPossible(
  db: Database,
  { agentId, apartmentId }: ViewingValues,
  before: Viewing | undefined,
): Promise<void> {
  if (agentId !== before?.agentId && (await findUser(db, agentId))?.state !== 'active')
    throw new ViewingRefused({ kind: 'unknown-agent' })
  const isOther = apartmentId !== null && apartmentId !== before?.apartmentId
  if (isOther && !(await findApartment(db, apartmentId, { drafts: 'with' })))
    throw new ViewingRefused({ kind: 'unknown-apartment' })
}

type Appointment = Pick<Viewing, 'id' | 'agentId' | 'state' | 'startsAt' | 'endsAt'>

/** Call it after `lockViewings`. */
async function assertFree(
  trx: OpenTransaction,
  { id, agentId, state, startsAt, endsAt }: Appointment,
): Promise<void> {
  if (!takesTime({ state })) return
  const other = await trx
    .selectFrom('viewings')
    .select(['day', 'time', 'minutes'])
    .where('agentId', '=', agentId)
    .where('id', '!=', id)
    .where('state', 'not in', ['missed', 'cancelled'])
    .where('startsAt', '<', endsAt)
    .where('endsAt', '>', startsAt)
    .orderBy('startsAt')
    .limit(1)
    .executeTakeFirst()
  if (other) throw new ViewingRefused({ kind: 'busy', other })
}

function contactOf({ name, phone, email, language, agentId }: ViewingValues): Contact {
  return { name, phone, email, language, agentId }
}

async function advance(db: Database, enquiry: Enquiry | undefined): Promise<void> {
  if (enquiry?.stage === 'new' || enquiry?.stage === 'called')
    await workOnEnquiry(db, enquiry.id, { stage: 'viewing' })
}
