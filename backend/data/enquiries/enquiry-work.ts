import type { EnquiryNote, EnquiryWork, EnquiryWorkChange } from '../../../domain/enquiry/enquiry-work.ts'
import type { Database } from '../database.ts'
import { appendChanges } from '../history/changes.ts'
import { lockRecord } from '../records/records.ts'
import type { EnquiryRow } from '../schema.ts'
import { findUser } from '../users/find-users.ts'
import { findEnquiry } from './enquiries.ts'
import { enquiryFromRow, enquiryRecords, type StoredEnquiry } from './enquiry-rows.ts'

/** Thrown when an enquiry is assigned to somebody who cannot sign in. */
export class NotAnAgent extends Error {}

/** Thrown when somebody else has taken the enquiry, or given it away, since its agent was read. */
export class AgentChanged extends Error {
  /** The name of who has it now; undefined when nobody has. */
  readonly agentName: string | undefined

  constructor(agentName: string | undefined) {
    super('The enquiry has another agent by now')
    this.agentName = agentName
  }
}

interface WorkOptions {
  now?: Date
  /** Whom the user saw as the agent: a change of the agent is refused when it is somebody else by now. */
  agentBefore?: string | null | undefined
}

/**
 * Changes only the fields in `change`. Checks no revision: the last change of each field wins. Of two people who take an
 * enquiry at once, the second gets AgentChanged.
 */
export async function workOnEnquiry(
  db: Database,
  id: string,
  change: EnquiryWorkChange,
  { now = db.now(), agentBefore }: WorkOptions = {},
): Promise<StoredEnquiry> {
  return db.write('enquiries', async (trx) => {
    if (change.agentId !== undefined && agentBefore !== undefined) {
      const { agentId } = await lockRecord(trx, 'enquiries', id)
      if (agentId !== agentBefore && agentId !== change.agentId)
        throw new AgentChanged(agentId === null ? undefined : (await findUser(db, agentId))?.name)
    }
    if (change.agentId && (await findUser(db, change.agentId))?.state !== 'active') throw new NotAnAgent()
    const { after } = await enquiryRecords.edit(db, id, (before) => ({
      ...change,
      ...followCall(change),
      ...followStage(before, change, now),
    }))
    return enquiryFromRow(after)
  })
}

/**
 * The fields that change with the stage. An enquiry that leaves the stage „new“ was read and answered; one that
 * returns to it waits for a reply again. One that is not lost, or no longer, has no reason for it; the history has it.
 */
function followStage(
  before: Pick<EnquiryWork, 'stage'>,
  { stage = before.stage }: EnquiryWorkChange,
  now: Date,
): Partial<Pick<EnquiryRow, 'answeredAt' | 'isRead' | 'lostReason' | 'lostNote'>> {
  const notLost = stage === 'refused' ? {} : { lostReason: '' as const, lostNote: '' }
  if (stage === before.stage) return notLost
  if (stage === 'new') return { ...notLost, answeredAt: null }
  return { ...notLost, isRead: 1, ...(before.stage === 'new' && { answeredAt: now.toISOString() }) }
}

/** An hour without a day would be no call. */
function followCall({ nextCallOn }: EnquiryWorkChange): Partial<Pick<EnquiryRow, 'nextCallAt'>> {
  return nextCallOn === null ? { nextCallAt: null } : {}
}

/** Moves the enquiry to the stage „reservation“. Call this when its sender has reserved an apartment. */
export async function setReservedStage(db: Database, id: string): Promise<StoredEnquiry> {
  const stage = 'reservation'
  const { after } = await enquiryRecords.edit(db, id, (before) => ({
    stage,
    isRead: 1,
    ...followStage(before, { stage }, db.now()),
  }))
  return enquiryFromRow(after)
}

/**
 * Call this when the reservation has ended unsold. Sets the stage „offer“, unless somebody has already replaced
 * the stage „reservation“.
 */
export async function resetReservedStage(db: Database, id: string): Promise<void> {
  const enquiry = await findEnquiry(db, id)
  if (enquiry?.stage === 'reservation') await enquiryRecords.edit(db, id, () => ({ stage: 'offer' }))
}

/**
 * Call this when a reply was sent. Stores its text as a note, and moves a new enquiry to the stage „called“.
 */
export async function addReplyNote(db: Database, id: string, note: string, noteId: string): Promise<void> {
  await db.write('enquiries', async () => {
    await addEnquiryNote(db, id, note, noteId)
    const enquiry = await findEnquiry(db, id)
    if (enquiry?.stage === 'new') await workOnEnquiry(db, id, { stage: 'called' })
  })
}

/** Newest first. */
export async function listEnquiryNotes(db: Database, enquiryId: string): Promise<EnquiryNote[]> {
  return db.read
    .selectFrom('enquiryNotes')
    .select(['id', 'at', 'authorId', 'authorName', 'text'])
    .where('enquiryId', '=', enquiryId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
}

/**
 * A form whose response was lost is sent again with the same id: the note is added once. The history says that there is
 * one more note, but not its text, which may be about a person.
 */
export async function addEnquiryNote(
  db: Database,
  enquiryId: string,
  text: string,
  id: string = crypto.randomUUID(),
): Promise<void> {
  await db.write('enquiries', async (trx) => {
    await lockRecord(trx, 'enquiries', enquiryId)
    const { id: authorId, name: authorName } = db.actor
    const added = await trx
      .insertInto('enquiryNotes')
      .values({ id, enquiryId, at: db.now().toISOString(), authorId, authorName, text })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return
    const { before, after } = await enquiryRecords.edit(db, enquiryId, () => ({}))
    const noted = { ...after, notes: id }
    await appendChanges(db, 'enquiries', [{ before, after: noted }])
  })
}

export async function hasEnquiryNote(db: Database, enquiryId: string, id: string): Promise<boolean> {
  const found = await db.read
    .selectFrom('enquiryNotes')
    .select('id')
    .where('id', '=', id)
    .where('enquiryId', '=', enquiryId)
    .executeTakeFirst()
  return found !== undefined
}
