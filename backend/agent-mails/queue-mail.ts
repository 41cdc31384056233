import type { Database } from '../data/database.ts'
import { addMail, type Message } from '../data/mails.ts'

/** Thrown inside the transaction, so that what was not queued does not count as told. */
export class NotQueued extends Error {}

/** Throws NotQueued when too many mails wait. */
export async function queueMail(
  db: Database,
  message: Message,
  options: { kind: 'assigned' | 'deal' | 'call'; key: string },
): Promise<void> {
  if (!(await addMail(db, message, options))) throw new NotQueued()
}
