import { join } from 'node:path'
import { expect } from 'vitest'
import { addApartment } from '../../backend/data/apartments.ts'
import type { Database } from '../../backend/data/database.ts'
import { openSqlite } from '../../backend/data/engine/sqlite.ts'
import type { Backend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { statuses } from '../../domain/status.ts'
import { type Client, UnexpectedResponse } from './client.ts'
import { postForm } from './send-request.ts'

/** Clients that change the status of one apartment each, repeatedly. */
export interface StatusWriters {
  clients: Client[]
  acknowledgedCount(): number
  /** Reads the database file that a killed server left, without the application. */
  expectNothingLost(folder: string): Promise<void>
  expectNothingLostIn(backend: Backend): Promise<void>
}

/** Each writer changes an apartment of its own, so the revision counts the changes that must be stored. */
export async function addStatusWriters(
  { db }: Backend,
  cookie: string,
  writers: number,
): Promise<StatusWriters> {
  const acknowledged = new Map<string, number>()
  /** Apartments whose last response was lost: that change may or may not have been stored. */
  const unsure = new Set<string>()
  for (let number = 1; number <= writers; number++) {
    acknowledged.set(
      (await addApartment(db, { ...newApartment(defaultBuilding), number: `W-${number}` })).id,
      1,
    )
  }

  async function write(url: string, id: string): Promise<void> {
    const revision = acknowledged.get(id) ?? 1
    const status = statuses[revision % 3] ?? 'sold'
    // A sold apartment without a sale has to be confirmed.
    const form = { id, revision: String(revision), status, confirmed: 'sale-missing' }
    const wasUnsure = unsure.has(id)
    unsure.add(id)
    const response = await postForm(`${url}/admin/apartments.data`, form, { cookie })
    // Only this writer changes the apartment, so a newer revision means that the uncertain change was stored.
    const wasMade = response.status === 409 && wasUnsure
    if (response.status !== 200 && !wasMade) throw new UnexpectedResponse('a change', response)
    acknowledged.set(id, revision + 1)
    unsure.delete(id)
  }

  function compare(stored: Map<string, number>): void {
    for (const [id, known] of acknowledged) {
      const revision = stored.get(id) ?? 0
      expect(revision).toBeGreaterThanOrEqual(known)
      // At most the one write whose response was lost may have been stored, too.
      expect(revision).toBeLessThanOrEqual(known + 1)
      acknowledged.set(id, revision)
      unsure.delete(id)
    }
  }

  return {
    clients: [...acknowledged.keys()].map((id) => (url) => write(url, id)),
    acknowledgedCount: () => [...acknowledged.values()].reduce((sum, revision) => sum + revision - 1, 0),
    async expectNothingLost(folder) {
      const engine = openSqlite(join(folder, 'sgrada.sqlite'))
      compare(await storedRevisions(engine.reader))
      await engine.close()
    },
    expectNothingLostIn: async ({ db }) => compare(await storedRevisions(db.read)),
  }
}

async function storedRevisions(reader: Database['read']): Promise<Map<string, number>> {
  const rows = await reader.selectFrom('apartments').select(['id', 'revision']).execute()
  return new Map(rows.map(({ id, revision }) => [id, revision]))
}
