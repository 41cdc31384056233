import type { Enquiry } from '../../domain/enquiry/enquiry.ts'
import { callMoment } from '../../domain/enquiry/next-call.ts'
import type { AgentMailKind } from '../../domain/people/agent-mails.ts'
import type { UserListItem } from '../../domain/people/user-list-item.ts'
import type { Database } from '../data/database.ts'
import { findEnquiry } from '../data/enquiries/enquiries.ts'
import { findUser } from '../data/users/find-users.ts'
import type { MailHooks } from '../mail/mail-queue.ts'

/** The account, if it can sign in and wants mails of this kind. */
export async function findReader(
  db: Database,
  userId: string,
  kind: AgentMailKind,
): Promise<UserListItem | undefined> {
  const user = await findUser(db, userId)
  return user?.state === 'active' && user[kind] ? user : undefined
}

export function callKey({ id, agentId }: Pick<Enquiry, 'id' | 'agentId'>, callAt: string): string {
  return `call ${agentId} ${id} ${callAt}`
}

type IsStillSo = (db: Database, userId: string, rest: string[]) => Promise<boolean>

/** Drops a mail whose reader does not want it any more, or of which nothing is left, while it waits. */
const hooksOf = (kind: AgentMailKind, isStillSo: IsStillSo = async () => true): MailHooks => ({
  async isWanted(db, { key }) {
    const [, userId, ...rest] = key?.split(' ') ?? []
    // Mails of earlier releases have no key.
    if (userId === undefined) return true
    return (await findReader(db, userId, kind)) !== undefined && isStillSo(db, userId, rest)
  },
  async sent() {},
})

/** By the kind of the mail. */
export const agentMailHooks = {
  assigned: hooksOf('mailsAssigned', async (db, userId, [enquiryId = '']) =>
    enquiryId === 'several' ? true : (await findEnquiry(db, enquiryId))?.agentId === userId,
  ),
  deal: hooksOf('mailsDeals'),
  call: hooksOf('mailsCalls', async (db, userId, [enquiryId = '', callAt = '']) => {
    const enquiry = await findEnquiry(db, enquiryId)
    return enquiry?.agentId === userId && enquiry.stage !== 'refused' && callMoment(enquiry) === callAt
  }),
}
