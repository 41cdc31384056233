import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { compareApartments } from '../../domain/apartment/apartment.ts'
import { type Building, floorsOfEntrance } from '../../domain/building/building.ts'
import type { FloorPlanPlace } from '../../domain/floor-plan/floor-plan.ts'
import type { ApartmentsLacking, FloorFacts, SetupFacts } from '../../domain/setup/setup-facts.ts'
import { maxNamed } from '../../domain/setup/setup-step.ts'
import { countApartments } from './apartments.ts'
import { findBuilding } from './building.ts'
import type { Database } from './database.ts'
import { findFirstView } from './plans/building-views.ts'
import { listFloorPlans } from './plans/floor-plans.ts'
import type { Collection, Tables } from './schema.ts'
import { getCompanySettings, getHomePage } from './settings.ts'

/** The collections that the facts are read from. */
export const setupCollections = [
  'apartments',
  'parkingSpots',
  'floorPlans',
  'parkingPlans',
  'buildingViews',
  'settings',
  'building',
] as const satisfies Collection[]

/** Reads what the installation has so far. Apartments and parking spots are counted, however many there are. */
export async function readSetupFacts(db: Database): Promise<SetupFacts> {
  const [company, building, homePage, view] = await Promise.all([
    getCompanySettings(db),
    findBuilding(db),
    getHomePage(db),
    findFirstView(db),
  ])
  return {
    isCompanySaved: company.revision > 0,
    building: building.values,
    isBuildingSaved: building.revision > 0,
    isHomepageSaved: homePage.revision > 0,
    hasBuildingView: view !== undefined,
    apartments: {
      total: await countApartments(db, { drafts: 'with' }),
      drafts: await countApartments(db, { drafts: 'only' }),
      withoutPrice: await readLacking(db, building.values, lacksPrice),
      withoutArea: await readLacking(db, building.values, lacksArea),
      complete: await countWhere(db, (row) =>
        row.not(row.or([lacksPrice(row), lacksArea(row), row('isDraft', '=', 1)])),
      ),
    },
    floors: await readFloors(db, building.values),
    parking: await readLevels(db),
  }
}

type Condition = (row: ExpressionBuilder<Tables, 'apartments'>) => Expression<SqlBool>

/** Nobody can buy a sold apartment, so it needs no price. */
const lacksPrice: Condition = (row) => row.and([row('status', '!=', 'sold'), row('price', '<=', 0)])
const lacksArea: Condition = (row) => row('area', '<=', 0)

/** All are read, because the database does not know the order of entrances. */
async function readLacking(
  db: Database,
  building: Building,
  condition: Condition,
): Promise<ApartmentsLacking> {
  const lacking = await db.read
    .selectFrom('apartments')
    .select(['id', 'number', 'entrance'])
    .where(condition)
    .execute()
  return { count: lacking.length, first: lacking.sort(compareApartments(building)).slice(0, maxNamed) }
}

async function countWhere(db: Database, condition: Condition): Promise<number> {
  const { count } = await db.read
    .selectFrom('apartments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(condition)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Reads the floors that have apartments, in the order of the building. Every link of an outline is to an
 * apartment of its floor (plans/outline-links.ts), so that counting the links is enough.
 */
async function readFloors(db: Database, building: Building): Promise<FloorFacts[]> {
  const counts = [...(await countOnFloors(db, 'floor')), ...(await countOnFloors(db, 'secondaryFloor'))]
  const plans = await listFloorPlans(db)
  return building.entrances.flatMap(({ id: entrance }) =>
    floorsOfEntrance(building, entrance).flatMap((floor) => {
      const isHere = (place: FloorPlanPlace) => place.entrance === entrance && place.floor === floor
      const apartments = counts.filter(isHere).reduce((sum, { count }) => sum + count, 0)
      if (apartments === 0) return []
      const plan = plans.find(isHere)
      const linked = new Set(plan?.outlines.flatMap(({ apartmentId }) => apartmentId ?? []))
      return [{ entrance, floor, apartments, hasPlan: plan !== undefined, outlined: linked.size }]
    }),
  )
}

async function countOnFloors(db: Database, column: 'floor' | 'secondaryFloor') {
  const rows = await db.read
    .selectFrom('apartments')
    .select(({ fn }) => ['entrance', `${column} as floor`, fn.countAll<number>().as('count')] as const)
    .where(column, 'is not', null)
    .groupBy(['entrance', column])
    .execute()
  return rows.flatMap(({ entrance, floor, count }) => (floor === null ? [] : [{ entrance, floor, count }]))
}

async function readLevels({ read }: Database): Promise<SetupFacts['parking']> {
  const spots = await read.selectFrom('parkingSpots').select('floor').distinct().execute()
  const plans = await read.selectFrom('parkingPlans').select('level').execute()
  return { withSpots: spots.map(({ floor }) => floor), withPlan: plans.map(({ level }) => level) }
}
