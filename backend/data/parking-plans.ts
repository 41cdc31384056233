import type { ParkingLevel } from '../../domain/building.ts'
import type { Database } from './database.ts'
import { recordsOf } from './records.ts'

/** The URL of each level's plan, of those levels that somebody has uploaded one for. */
export type ParkingPlans = Partial<Record<ParkingLevel, string>>

const id = 'parkingPlans'

const records = recordsOf('settings', ({ id, revision, value }) => ({ id, revision, ...readPlans(value) }))

export async function getParkingPlans(db: Database): Promise<ParkingPlans> {
  const row = await db.read.selectFrom('settings').select('value').where('id', '=', id).executeTakeFirst()
  return row ? readPlans(row.value) : {}
}

/** Returns the plan that this one replaces. */
export async function setParkingPlan(
  db: Database,
  level: ParkingLevel,
  url: string | undefined,
): Promise<string | null> {
  const { before } = await changeParkingPlans(db, (plans) => ({ ...plans, [level]: url }))
  return before[level] ?? null
}

/** Several at once come one after the other. Pages of parking spots show them, so those load anew. */
export async function changeParkingPlans(
  db: Database,
  change: (plans: ParkingPlans) => ParkingPlans,
): Promise<{ before: ParkingPlans }> {
  return db.write('parkingSpots', async () => {
    await records.addUnless(db, ['id'], { id, value: '{}' })
    const { before } = await records.edit(db, id, ({ value }) => ({
      value: JSON.stringify(change(readPlans(value))),
    }))
    return { before: readPlans(before.value) }
  })
}

function readPlans(value: string): ParkingPlans {
  return JSON.parse(value)
}
