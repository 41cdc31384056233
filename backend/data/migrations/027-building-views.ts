import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/** The one view as the settings held it. */
interface EarlierView {
  imageUrl: string
  imageWidth: number
  imageHeight: number
  floors: { entrance: string; floor: number; points: { x: number; y: number }[] }[]
}

const settingsId = 'buildingView'

/**
 * Views of the building become records of their own; there was one, in the settings. An outline of a floor that the
 * building does not have loses its link. Every step can be done again: on SQLite this is no transaction.
 */
export const buildingViews: Migration = {
  async up(db: Kysely<AnyTables>) {
    await db.schema
      .createTable('buildingViews')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('revision', 'integer', required)
      .addColumn('name', 'text', required)
      .addColumn('position', 'integer', required)
      .addColumn('imageUrl', 'text', required)
      .addColumn('imageWidth', 'integer', required)
      .addColumn('imageHeight', 'integer', required)
      .addColumn('outlines', 'text', required)
      .addColumn('createdAt', 'text', required)
      .addColumn('updatedAt', 'text', required)
      .execute()
    await db
      .insertInto('versions')
      .values({ collection: 'buildingViews', version: 0 })
      .onConflict((conflict) => conflict.column('collection').doNothing())
      .execute()
    const settings = await db
      .selectFrom('settings')
      .selectAll()
      .where('id', '=', settingsId)
      .executeTakeFirst()
    if (!settings) return
    const isMoved = await db.selectFrom('buildingViews').select('id').limit(1).executeTakeFirst()
    if (!isMoved) await addView(db, settings)
    await db.deleteFrom('settings').where('id', '=', settingsId).execute()
  },
}

async function addView(db: Kysely<AnyTables>, settings: AnyTables): Promise<void> {
  const { value, updatedAt } = settings
  const { imageUrl, imageWidth, imageHeight, floors }: EarlierView = JSON.parse(value)
  const entrances = await listEntrances(db)
  const isThere = ({ entrance, floor }: EarlierView['floors'][number]) =>
    entrances.some(
      ({ id, firstFloor, lastFloor }) => id === entrance && firstFloor <= floor && floor <= lastFloor,
    )
  const outlines = floors.map((outlined) => ({
    id: crypto.randomUUID(),
    linkedId: isThere(outlined) ? `floor:${outlined.entrance}:${outlined.floor}` : null,
    points: outlined.points,
  }))
  await db
    .insertInto('buildingViews')
    .values({
      id: crypto.randomUUID(),
      revision: 1,
      name: 'Фасада',
      position: 1,
      imageUrl,
      imageWidth,
      imageHeight,
      outlines: JSON.stringify(outlines),
      createdAt: updatedAt,
      updatedAt,
    })
    .execute()
}

interface Entrance {
  id: string
  firstFloor: number
  lastFloor: number
}

/** The entrances of the building that was saved, or else of the one that was written into the code. */
async function listEntrances(db: Kysely<AnyTables>): Promise<Entrance[]> {
  const building = await db.selectFrom('building').select('value').executeTakeFirst()
  return building
    ? JSON.parse(building.value).entrances
    : ['1', '2'].map((id) => ({ id, firstFloor: 1, lastFloor: 11 }))
}

function required<T extends { notNull(): T }>(column: T): T {
  return column.notNull()
}
