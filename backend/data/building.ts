import { type Building, type BuildingDescription, emptyBuilding } from '../../domain/building/building.ts'
import { type BuildingUse, listUsedParts, type UsedPart } from '../../domain/building/building-use.ts'
import { linkedOutlines } from '../../domain/building/building-view.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import type { SavedRecord } from '../../domain/record/stored-record.ts'
import type { Database } from './database.ts'
import type { Engine } from './engine.ts'
import { StaleRevision } from './records/record-errors.ts'
import { lockCollections, recordsOf } from './records/records.ts'

/** The id of the building's record. It is fixed, because there is only one building. */
const id = 'building'

const records = recordsOf('building', ({ id, revision, value }) => ({ id, revision, ...JSON.parse(value) }))

/**
 * The building as it was parsed last. An unchanged building stays the same object, because `forBuilding` caches
 * its results by object.
 */
const parsed = new WeakMap<Engine, { value: string; building: Building }>()

export async function getBuilding(db: Database): Promise<Building> {
  return (await findBuilding(db)).values
}

/**
 * Returns the saved building. If none was ever saved, it is the default one of the specification, with revision
 * 0.
 */
export async function findBuilding(db: Database): Promise<SavedRecord<Building>> {
  const row = await db.read
    .selectFrom('building')
    .select(['revision', 'value'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row
    ? { revision: row.revision, values: parseBuilding(db.engine, row.value) }
    : { revision: 0, values: defaultBuilding }
}

/**
 * The building, for a record that needs parts of it: it is not saved until this transaction has ended, so that a part
 * is there as long as something uses it. Any number of transactions may hold it at the same time.
 */
export async function holdBuilding(db: Database): Promise<Building> {
  await db.engine.holdVersion?.(db.read, 'building')
  return getBuilding(db)
}

/** When the building was saved last; undefined if it never was. */
export async function findBuildingChange(db: Database): Promise<string | undefined> {
  const row = await db.read.selectFrom('building').select('updatedAt').where('id', '=', id).executeTakeFirst()
  return row?.updatedAt
}

function parseBuilding(engine: Engine, value: string): Building {
  const known = parsed.get(engine)
  if (known?.value === value) return known.building
  const building: Building = { ...emptyBuilding, ...JSON.parse(value) }
  parsed.set(engine, { value, building })
  return building
}

/** Thrown when apartments, parking spots, plans or views use parts that the saved building would no longer have. */
export class BuildingInUse extends Error {
  /** The building that is stored, which still has the parts. */
  readonly building: Building
  readonly parts: UsedPart[]
  constructor(building: Building, parts: UsedPart[]) {
    super(`The building is in use: ${parts.map(({ field }) => field).join(', ')}`)
    this.building = building
    this.parts = parts
  }
}

export async function saveBuilding(
  db: Database,
  revision: number,
  building: Building,
): Promise<SavedRecord<Building>> {
  return db.write('building', async (trx) => {
    // Waits for everybody who holds the building, whose records are counted then.
    await lockCollections(trx, ['building'])
    const before = await getBuilding(db)
    const used = listUsedParts(before, building, await readUse(db))
    if (used.length > 0) throw new BuildingInUse(before, used)
    return store(db, revision, building)
  })
}

async function store(db: Database, revision: number, building: Building): Promise<SavedRecord<Building>> {
  const value = JSON.stringify(building)
  const saved =
    revision === 0
      ? await records.addUnless(db, ['id'], { id, value })
      : await records.revise(db, id, revision, { value })
  if (!saved) throw new StaleRevision()
  return { revision: saved.revision, values: building }
}

/** Saves the form of the building, which neither publishes nor hides the site. */
export async function saveDescription(
  db: Database,
  revision: number,
  description: BuildingDescription,
): Promise<SavedRecord<Building>> {
  return db.write('building', async (trx) => {
    await lockCollections(trx, ['building'])
    const { isPublished } = await getBuilding(db)
    return saveBuilding(db, revision, { ...description, isPublished })
  })
}

/** Publishes or hides the site. The parts of the building stay as they are, so that nothing can stand against it. */
export async function setPublished(db: Database, revision: number, isPublished: boolean): Promise<void> {
  await db.write('building', async (trx) => {
    await lockCollections(trx, ['building'])
    return store(db, revision, { ...(await getBuilding(db)), isPublished })
  })
}

async function readUse({ read }: Database): Promise<BuildingUse> {
  const views = await read.selectFrom('buildingViews').select(['name', 'outlines']).execute()
  return {
    apartments: await read
      .selectFrom('apartments')
      .select(['number', 'entrance', 'floor', 'secondaryFloor', 'type'])
      .execute(),
    spots: await read.selectFrom('parkingSpots').select(['number', 'floor']).execute(),
    floorPlans: await read.selectFrom('floorPlans').select(['entrance', 'floor']).execute(),
    parkingPlans: await read.selectFrom('parkingPlans').select('level').execute(),
    viewFloors: views.flatMap(({ name, outlines }) =>
      linkedOutlines({ outlines: JSON.parse(outlines) }).floors.map((floor) => ({ ...floor, view: name })),
    ),
  }
}
