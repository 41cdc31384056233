import type { OwnSite } from './own-site.ts'

/** Turns the site into an installation without the demo, in which nobody has entered anything. */
export async function emptySite({ backend: { db } }: OwnSite): Promise<void> {
  const tables = [
    'apartments',
    'parkingSpots',
    'floorPlans',
    'parkingPlans',
    'buildingViews',
    'settings',
    'building',
  ] as const
  await db.write([...tables], async (trx) => {
    for (const table of tables) await trx.deleteFrom(table).execute()
  })
}
