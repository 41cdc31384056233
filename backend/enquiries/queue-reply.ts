import { type Actor, jobActor } from '../../domain/record/actor.ts'
import { replyText as text } from '../../text/admin/enquiries.ts'
import type { Database } from '../data/database.ts'
import { findEnquiry } from '../data/enquiries/enquiries.ts'
import { addEnquiryNote, addReplyNote } from '../data/enquiries/enquiry-work.ts'
import { type Message, type QueuedMail, requireMail } from '../data/mails.ts'
import type { MailHooks } from '../mail/mail-queue.ts'

interface QueuedReply {
  message: Message
  /** What the work log says of it. */
  note: string
  noteId: string
}

/** Queues a reply with attachments and notes it, both or none. Sent again, it is queued once. Throws MailNotQueued. */
export async function queueReply(
  db: Database,
  enquiryId: string,
  { message, note, noteId }: QueuedReply,
): Promise<void> {
  await db.write('enquiries', async () => {
    await requireMail(db, message, { kind: 'reply', key: `reply ${enquiryId} ${noteId}` })
    await addReplyNote(db, enquiryId, note, noteId)
  })
}

/** Agents read the name above the note. */
const mailServer: Actor = { ...jobActor('mail'), name: text.mailServer }

/** A reply that was given up is noted at its enquiry, because whoever wrote it no longer waits for the mail server. */
export const replyHooks: MailHooks = {
  isWanted: async () => true,
  sent: async () => {},
  async failed(db, { key, message }: QueuedMail, error) {
    const enquiryId = key?.split(' ')[1] ?? ''
    if (await findEnquiry(db, enquiryId))
      await addEnquiryNote(db.as(mailServer), enquiryId, text.givenUpNote(message.subject, error))
  },
}
