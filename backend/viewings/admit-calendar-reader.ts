import type { UserListItem } from '../../domain/people/user-list-item.ts'
import { countAttempt, isLimitFull, type Limit } from '../data/attempts.ts'
import type { Database } from '../data/database.ts'
import { findCalendarOwner } from '../data/users/calendar-keys.ts'
import { visitorNetwork } from '../visitors/visitor-network.ts'

/** In milliseconds. */
const within = 10 * 60_000
/** Phones ask once in a quarter of an hour or less; an office has many of them behind one address. */
const reads = 300
const guesses = 30

export const calendarLimit = { within } as const

/**
 * Whose calendar a request with this key reads. Wrong keys are counted, and a network that has tried too many reads
 * nothing for a while: not even with a right one, which would say that it was right.
 */
export async function admitCalendarReader(
  db: Database,
  key: string,
  ip: string,
): Promise<UserListItem | 'unknown' | 'too-many'> {
  const network = visitorNetwork(ip)
  const guessed: Limit = { key: `wrong keys of calendars from ${network}`, most: guesses, within }
  if (await isLimitFull(db, guessed)) return 'too-many'
  const owner = await findCalendarOwner(db, key)
  if (!owner) return (await countAttempt(db, [guessed])) ? 'unknown' : 'too-many'
  const read: Limit = { key: `calendars to ${network}`, most: reads, within }
  return (await countAttempt(db, [read])) ? owner : 'too-many'
}
