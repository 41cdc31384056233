import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import type { EnquiryWork, EnquiryWorkChange } from '../../../domain/enquiry/enquiry-work.ts'
import type { Database } from '../database.ts'
import { addEnquiryNote } from '../enquiry-notes.ts'
import type { EnquiryRow } from '../schema.ts'
import { findUser } from '../users/find-users.ts'
import { findEnquiry } from './enquiries.ts'
import { enquiryFromRow, enquiryRecords } from './enquiry-rows.ts'

/** Enquiries are given to people who can sign in. */
export class NotAnAgent extends Error {}

/**
 * Changes what it names and nothing else: the last word on each field counts, so no revision is asked for. Throws
 * NotAnAgent.
 */
export async function workOnEnquiry(
  db: Database,
  id: string,
  change: EnquiryWorkChange,
  now = db.now(),
): Promise<Enquiry> {
  return db.write('enquiries', async () => {
    if (change.agentId && (await findUser(db, change.agentId))?.state !== 'active') throw new NotAnAgent()
    const { after } = await enquiryRecords.edit(db, id, (before) => ({
      ...change,
      ...worked(before, change, now),
    }))
    return enquiryFromRow(after)
  })
}

/** Put back among the new ones, it waits for its answer again; whoever moves it on has read it. */
function worked(
  before: Pick<EnquiryWork, 'stage'>,
  { stage = before.stage }: EnquiryWorkChange,
  now: Date,
): Partial<Pick<EnquiryRow, 'answeredAt' | 'isRead'>> {
  if (stage === before.stage) return {}
  if (stage === 'new') return { answeredAt: null }
  return { isRead: 1, ...(before.stage === 'new' && { answeredAt: now.toISOString() }) }
}

/** Whoever sent it has reserved an apartment: it has come that far, and somebody has read it. */
export async function noteReserved(db: Database, id: string): Promise<Enquiry> {
  const stage = 'reservation'
  const { after } = await enquiryRecords.edit(db, id, (before) => ({
    stage,
    isRead: 1,
    ...worked(before, { stage }, db.now()),
  }))
  return enquiryFromRow(after)
}

/** The reservation came to nothing: the offer stands again, unless the sales team is further or elsewhere by now. */
export async function noteReleased(db: Database, id: string): Promise<void> {
  const enquiry = await findEnquiry(db, id)
  if (enquiry?.stage === 'reservation') await enquiryRecords.edit(db, id, () => ({ stage: 'offer' }))
}

/** It was answered in writing: a new one is new no longer, and a note keeps what was written. */
export async function noteReply(db: Database, id: string, note: string, noteId: string): Promise<void> {
  await db.write('enquiries', async () => {
    await addEnquiryNote(db, id, note, noteId)
    const enquiry = await findEnquiry(db, id)
    if (enquiry?.stage === 'new') await workOnEnquiry(db, id, { stage: 'called' })
  })
}
