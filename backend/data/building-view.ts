import type { BuildingView } from '../../domain/building-view.ts'
import type { Database } from './database.ts'
import { recordsOf } from './records/records.ts'

const id = 'buildingView'

const records = recordsOf('settings', ({ id, revision, value }) => ({ id, revision, ...readView(value) }))

/** None, until somebody has put an image of the building there. */
export async function findBuildingView(db: Database): Promise<BuildingView | undefined> {
  const row = await db.read.selectFrom('settings').select('value').where('id', '=', id).executeTakeFirst()
  return row && readView(row.value)
}

export async function setBuildingView(db: Database, view: BuildingView): Promise<void> {
  const value = JSON.stringify(view)
  await db.write('settings', async () => {
    const added = await records.addUnless(db, ['id'], { id, value })
    if (!added) await records.edit(db, id, () => ({ value }))
  })
}

function readView(value: string): BuildingView {
  return JSON.parse(value)
}
