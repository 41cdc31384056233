import { floorsOfEntrance } from '../../../domain/building/building.ts'
import {
  type BuildingView,
  linkedOutlines,
  maxBuildingViews,
} from '../../../domain/building/building-view.ts'
import type { DrawnOutline } from '../../../domain/floor-plan/drawn-outline.ts'
import type { PlanImage } from '../../../domain/floor-plan/floor-plan.ts'
import { holdBuilding } from '../building.ts'
import type { Database } from '../database.ts'
import type { OpenTransaction } from '../engine.ts'
import { ignoreNotFound, NotFound } from '../records/record-errors.ts'
import { lockCollections, lockRecord, recordsOf } from '../records/records.ts'
import type { BuildingViewRow } from '../schema.ts'
import { InvalidLink, lockLinked, relinkUnit, unlinkUnit } from './outline-links.ts'
import { outlinesAfterReplacing } from './replaced-image.ts'

const records = recordsOf('buildingViews', fromRow)

/** In the order of the navigator's tabs. */
export async function listBuildingViews(db: Database): Promise<BuildingView[]> {
  const rows = await db.read
    .selectFrom('buildingViews')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(fromRow)
}

export async function findBuildingView(db: Database, id: string): Promise<BuildingView | undefined> {
  return (await listBuildingViews(db)).find((view) => view.id === id)
}

/** The view that stands for the building where there is room for one image only. */
export async function findFirstView(db: Database): Promise<BuildingView | undefined> {
  const [first] = await listBuildingViews(db)
  return first
}

export class TooManyViews extends Error {
  constructor() {
    super(`A building has at most ${maxBuildingViews} views`)
  }
}

interface NewView extends PlanImage {
  id: string
  /** Without one, the view is called „Изглед 1“, or by the next number. */
  name?: string
  outlines?: DrawnOutline[]
}

/** Adds a view after the others. Throws TooManyViews, and InvalidLink as `saveViewOutlines` does. */
export async function addBuildingView(
  db: Database,
  { id, name, imageUrl, imageWidth, imageHeight, outlines = [] }: NewView,
): Promise<BuildingView> {
  return db.write('buildingViews', async (trx) => {
    // Apartments are locked before views, as when an apartment is deleted, so that there is no deadlock.
    await assertLinks(db, trx, outlines)
    // Number, position and name depend on the views that others add.
    await lockCollections(trx, ['buildingViews'])
    const views = await listBuildingViews(db)
    if (views.length >= maxBuildingViews) throw new TooManyViews()
    const image = { imageUrl, imageWidth, imageHeight }
    const position = (views.at(-1)?.position ?? 0) + 1
    const row = { id, name: name ?? freeName(views), position, ...image, outlines: JSON.stringify(outlines) }
    return fromRow(await records.add(db, row))
  })
}

/**
 * Replaces the image of a view, or adds a view with it under this id. Outlines are scaled to the new size. Returns
 * the URL of the replaced image.
 */
export async function setViewImage(
  db: Database,
  id: string,
  { imageUrl, imageWidth, imageHeight }: PlanImage,
  fit?: string,
): Promise<string | null> {
  const image = { imageUrl, imageWidth, imageHeight }
  return db.write('buildingViews', async () => {
    if (!(await findBuildingView(db, id))) {
      await addBuildingView(db, { id, ...image })
      return null
    }
    const { before } = await records.edit(db, id, (row) => ({
      ...image,
      outlines: JSON.stringify(outlinesAfterReplacing(fromRow(row), image, fit)),
    }))
    return before.imageUrl
  })
}

/** „Изглед 1“, or the next number that no view has. */
function freeName(views: readonly BuildingView[]): string {
  const names = new Set(views.map(({ name }) => name))
  const number = [1, 2, 3, 4, 5, 6].find((each) => !names.has(`Изглед ${each}`)) ?? views.length + 1
  return `Изглед ${number}`
}

/**
 * Throws InvalidLink when an outline is linked to an apartment that was deleted, or to a floor that the building
 * does not have.
 */
export async function saveViewOutlines(
  db: Database,
  id: string,
  revision: number,
  outlines: DrawnOutline[],
): Promise<BuildingView> {
  return updateView(db, id, revision, { outlines })
}

/** Throws InvalidLink as `saveViewOutlines` does. */
export async function updateView(
  db: Database,
  id: string,
  revision: number,
  { outlines, ...name }: { outlines: DrawnOutline[]; name?: string },
): Promise<BuildingView> {
  return db.write('buildingViews', async (trx) => {
    await assertLinks(db, trx, outlines)
    return fromRow(await records.revise(db, id, revision, { ...name, outlines: JSON.stringify(outlines) }))
  })
}

async function assertLinks(db: Database, trx: OpenTransaction, outlines: DrawnOutline[]): Promise<void> {
  const { floors, apartments } = linkedOutlines({ outlines })
  await lockLinked(
    trx,
    'apartments',
    apartments.map(({ apartmentId }) => apartmentId),
  )
  const building = await holdBuilding(db)
  const isThere = ({ entrance, floor }: (typeof floors)[number]) =>
    floorsOfEntrance(building, entrance).includes(floor)
  if (!floors.every(isThere)) throw new InvalidLink()
}

/**
 * The last name counts, whichever revision the form was based on: the outlines of the same view may be saved on the
 * same screen before.
 */
export async function renameView(db: Database, id: string, name: string): Promise<BuildingView> {
  return fromRow((await records.edit(db, id, () => ({ name }))).after)
}

/** Swaps a view with the one before or after it. The first cannot move further, nor can the last. */
export async function moveView(db: Database, id: string, to: 'earlier' | 'later'): Promise<void> {
  await db.write('buildingViews', async (trx) => {
    const views = await lockViews(trx)
    const from = views.findIndex((view) => view.id === id)
    const moved = views[from]
    if (!moved) throw new NotFound()
    const neighbour = views[to === 'earlier' ? from - 1 : from + 1]
    if (!neighbour) return
    await records.edit(db, moved.id, () => ({ position: neighbour.position }))
    await records.edit(db, neighbour.id, () => ({ position: moved.position }))
  })
}

/**
 * Locks all views, so that two requests do not give two views one place. They are locked in the order of their ids
 * and returned in the order of the tabs.
 */
async function lockViews(trx: OpenTransaction): Promise<BuildingViewRow[]> {
  const ids = await trx.selectFrom('buildingViews').select('id').orderBy('id').execute()
  const views: BuildingViewRow[] = []
  for (const { id } of ids) {
    const view = await lockRecord(trx, 'buildingViews', id).catch(ignoreNotFound)
    if (view) views.push(view)
  }
  return views.sort((a, b) => a.position - b.position)
}

/** The caller discards the image of the returned view after the commit. */
export async function deleteBuildingView(db: Database, id: string): Promise<BuildingView> {
  return fromRow(await records.remove(db, id))
}

/** The outlines of an apartment that was deleted, or has moved, stay on their views without a link. */
export async function unlinkApartmentFromViews(db: Database, apartmentId: string): Promise<void> {
  await unlinkUnit(db, records, await listBuildingViews(db), apartmentId)
}

/** Links the outlines that a restored apartment had, unless they are linked to something else by now. */
export async function relinkApartmentToViews(
  db: Database,
  removed: { id: string; at: string },
): Promise<void> {
  await relinkUnit(db, records, 'buildingViews', removed)
}

function fromRow(row: BuildingViewRow): BuildingView {
  return { ...row, outlines: JSON.parse(row.outlines) }
}
