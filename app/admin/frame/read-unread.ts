import { type Database, versionsOf } from '../../../backend/data/database.ts'
import { countEnquiries } from '../../../backend/data/enquiries.ts'

/** How many enquiries are unread, and at which version of them that was counted. */
export interface Unread {
  count: number
  version: number
}

export async function readUnread(db: Database): Promise<Unread> {
  const { enquiries: version = 0 } = await versionsOf(db, 'enquiries')
  return { count: await countEnquiries(db, { search: '', state: 'unread' }), version }
}
