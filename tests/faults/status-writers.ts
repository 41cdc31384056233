import { join } from 'node:path'
import { expect } from 'vitest'
import { addApartment } from '../../backend/data/apartments.ts'
import { openSqlite } from '../../backend/data/engine/sqlite.ts'
import type { Backend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { statuses } from '../../domain/status.ts'

/** Clients that change the status of one apartment each, again and again. */
export interface StatusWriters {
  clients: ((address: string) => Promise<never>)[]
  /** How many changes were acknowledged so far. */
  answered(): number
  /** Looks past the application, straight into the file that a killed server left. */
  expectNothingLost(folder: string): Promise<void>
}

/** Each writer owns one apartment, so its revision counts the changes that it must still have. */
export async function addStatusWriters(
  { db }: Backend,
  cookie: string,
  writers: number,
): Promise<StatusWriters> {
  const acknowledged = new Map<string, number>()
  for (let number = 1; number <= writers; number++) {
    acknowledged.set((await addApartment(db, { ...newApartment, number: `W-${number}` })).id, 1)
  }

  async function write(address: string, id: string): Promise<never> {
    for (;;) {
      const revision = acknowledged.get(id) ?? 1
      const status = statuses[revision % 3] ?? 'sold'
      const body = new URLSearchParams({ id, revision: String(revision), status })
      const response = await fetch(`${address}/admin/apartments.data`, {
        method: 'POST',
        body,
        headers: { cookie },
      })
      if (response.status !== 200) throw new Error(`answered ${response.status}: ${await response.text()}`)
      await response.text()
      acknowledged.set(id, revision + 1)
    }
  }

  return {
    clients: [...acknowledged.keys()].map((id) => (address) => write(address, id)),
    answered: () => [...acknowledged.values()].reduce((sum, revision) => sum + revision - 1, 0),
    async expectNothingLost(folder) {
      for (const [id, revision] of await storedRevisions(folder)) {
        const known = acknowledged.get(id)
        if (known === undefined) continue
        expect(revision).toBeGreaterThanOrEqual(known)
        // At most the one write whose answer was cut off may be there too.
        expect(revision).toBeLessThanOrEqual(known + 1)
        acknowledged.set(id, revision)
      }
    },
  }
}

async function storedRevisions(folder: string): Promise<Map<string, number>> {
  const engine = openSqlite(join(folder, 'sgrada.sqlite'))
  const rows = await engine.reader.selectFrom('apartments').select(['id', 'revision']).execute()
  await engine.close()
  return new Map(rows.map(({ id, revision }) => [id, revision]))
}
