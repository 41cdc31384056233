import { countAttempt } from '../data/attempts.ts'
import type { Database } from '../data/database.ts'
import { feedAccess } from '../data/key-access.ts'
import { visitorNetwork } from '../visitors/visitor-network.ts'

export type Admission = 'admitted' | 'closed' | 'too-many'

export const feedLimit = { most: 60, within: 60_000 } as const

/**
 * Whether a request with this key may read the feeds. A wrong key gets `closed`, as if the feeds were closed,
 * so that nobody learns that there is a key to guess.
 */
export async function admitFeedReader(db: Database, key: string, ip: string): Promise<Admission> {
  if (!(await feedAccess.isOpenedBy(db, key))) return 'closed'
  const limit = { key: `feeds to ${visitorNetwork(ip)}`, ...feedLimit }
  return (await countAttempt(db, [limit])) ? 'admitted' : 'too-many'
}
