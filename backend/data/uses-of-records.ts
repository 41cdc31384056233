import type { Database } from './database.ts'
import { listFloorPlans } from './floor-plans.ts'
import { listParkingPlans } from './parking-plans.ts'

/** What holds an apartment or a parking spot: a sale, a running reservation, or what else was made for it. */
export type Use = 'sold' | 'reserved' | 'used'

const weight: Record<Use, number> = { used: 1, reserved: 2, sold: 3 }

/** By the id of the apartment or parking spot: the weightiest use. Those that nothing points to are not in it. */
export async function findUses(db: Database): Promise<Map<string, Use>> {
  const uses = new Map<string, Use>()
  const note = (id: string | null, use: Use) => {
    const known = id === null ? undefined : uses.get(id)
    if (id !== null && (!known || weight[known] < weight[use])) uses.set(id, use)
  }
  const reservations = await db.read
    .selectFrom('reservations')
    .select(['apartmentId', 'parkingSpotIds', 'state'])
    .execute()
  for (const { apartmentId, parkingSpotIds: spots, state } of reservations) {
    const parkingSpotIds: string[] = JSON.parse(spots)
    const use = state === 'sold' ? 'sold' : state === 'running' ? 'reserved' : 'used'
    for (const id of [apartmentId, ...parkingSpotIds]) note(id, use)
  }
  const asked = await db.read.selectFrom('enquiries').select('apartmentId').distinct().execute()
  for (const { apartmentId } of asked) note(apartmentId, 'used')
  for (const { outlines } of await listFloorPlans(db))
    for (const { apartmentId } of outlines) note(apartmentId, 'used')
  for (const { outlines } of await listParkingPlans(db))
    for (const { linkedId } of outlines) note(linkedId, 'used')
  return uses
}
