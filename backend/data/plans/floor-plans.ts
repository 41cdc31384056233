import { floorsOfEntrance } from '../../../domain/building/building.ts'
import { compareEntrances } from '../../../domain/building/entrance-order.ts'
import type { FloorPlan, FloorPlanPlace, Outline, PlanImage } from '../../../domain/floor-plan/floor-plan.ts'
import { type PrintedText, printedTextsSchema } from '../../../domain/floor-plan/printed-texts.ts'
import { getBuilding, holdBuilding } from '../building.ts'
import type { Database } from '../database.ts'
import { ignoreNotFound, StaleRevision } from '../records/record-errors.ts'
import { recordsOf } from '../records/records.ts'
import type { ApartmentRow, FloorPlanRow } from '../schema.ts'
import { findFreedOutlines, InvalidLink, lockLinked } from './outline-links.ts'

const records = recordsOf('floorPlans', fromRow)

/** All but the texts, which are long and which only the editor needs. */
const planColumns = [
  'id',
  'revision',
  'entrance',
  'floor',
  'imageUrl',
  'imageWidth',
  'imageHeight',
  'outlines',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof FloorPlanRow)[]

/** By entrance in the building's order, then by floor. */
export async function listFloorPlans(
  db: Database,
  place: Partial<FloorPlanPlace> = {},
): Promise<FloorPlan[]> {
  let query = db.read.selectFrom('floorPlans').select(planColumns).orderBy('floor')
  if (place.entrance !== undefined) query = query.where('entrance', '=', place.entrance)
  if (place.floor !== undefined) query = query.where('floor', '=', place.floor)
  const plans = (await query.execute()).map(fromRow)
  if (place.entrance !== undefined) return plans
  const byEntrance = compareEntrances(await getBuilding(db))
  return plans.sort((one, other) => byEntrance(one.entrance, other.entrance))
}

export async function findFloorPlan(db: Database, place: FloorPlanPlace): Promise<FloorPlan | undefined> {
  const [plan] = await listFloorPlans(db, place)
  return plan
}

export async function findFloorPlanById(db: Database, id: string): Promise<FloorPlan | undefined> {
  const row = await db.read
    .selectFrom('floorPlans')
    .select(planColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && fromRow(row)
}

/** The plan of the apartment's floor, and of a maisonette's second floor, where it has an outline. */
export async function listPlansOf(
  db: Database,
  { id, entrance, floor, secondaryFloor }: Pick<ApartmentRow, 'id' | 'entrance' | 'floor' | 'secondaryFloor'>,
): Promise<{ plan: FloorPlan; outline: Outline }[]> {
  const floors = secondaryFloor === null ? [floor] : [floor, secondaryFloor]
  const plans = await Promise.all(floors.map((each) => findFloorPlan(db, { entrance, floor: each })))
  return plans.flatMap((plan) => {
    const outline = plan?.outlines.find(({ apartmentId }) => apartmentId === id)
    return plan && outline ? [{ plan, outline }] : []
  })
}

export class PlanExists extends Error {
  constructor() {
    super('This floor already has a plan')
  }
}

/** Throws PlanExists, and StaleRevision when the building has lost the floor since it was chosen. */
export async function addFloorPlan(
  db: Database,
  { entrance, floor }: FloorPlanPlace,
  { imageUrl, imageWidth, imageHeight }: PlanImage,
  outlines: Outline[] = [],
  texts: readonly PrintedText[] = [],
): Promise<FloorPlan> {
  return db.write('floorPlans', async () => {
    if (!floorsOfEntrance(await holdBuilding(db), entrance).includes(floor)) throw new StaleRevision()
    const added = await records.addUnless(db, ['entrance', 'floor'], {
      id: crypto.randomUUID(),
      entrance,
      floor,
      imageUrl,
      imageWidth,
      imageHeight,
      outlines: JSON.stringify(outlines),
      toReview: 0,
      printedTexts: storedTexts(imageUrl, texts),
    })
    if (!added) throw new PlanExists()
    return fromRow(added)
  })
}

/** A plan's image, with the texts that are printed on it. */
export interface PrintedImage extends PlanImage {
  texts: readonly PrintedText[]
}

/**
 * Also replaces the plan's image, when a new one is given, with its texts, and says whether somebody has to look at
 * the outlines.
 */
export async function updateFloorPlan(
  db: Database,
  id: string,
  revision: number,
  outlines: Outline[],
  { image, ...more }: Partial<Pick<FloorPlanRow, 'toReview'> & { image: PrintedImage }> = {},
): Promise<FloorPlan> {
  const { texts = [], ...replaced } = image ?? {}
  const values = image && { ...replaced, printedTexts: storedTexts(image.imageUrl, texts) }
  return fromRow(
    await records.revise(db, id, revision, { ...more, ...values, outlines: JSON.stringify(outlines) }),
  )
}

/** What the PDF of a plan had printed on its present image. Only the editor reads it. */
export async function listPrintedTexts(db: Database, id: string): Promise<PrintedText[]> {
  const row = await db.read
    .selectFrom('floorPlans')
    .select(['imageUrl', 'printedTexts'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row?.printedTexts) return []
  const stored: StoredTexts = JSON.parse(row.printedTexts)
  return stored.imageUrl === row.imageUrl ? printedTextsSchema.parse(stored.texts) : []
}

interface StoredTexts {
  imageUrl: string
  texts: readonly PrintedText[]
}

/** The image is stored beside them, so that they are never taken for those of another one. */
function storedTexts(imageUrl: string, texts: readonly PrintedText[]): string | null {
  const stored: StoredTexts = { imageUrl, texts }
  return texts.length > 0 ? JSON.stringify(stored) : null
}

/** The ids of the plans whose outlines were carried from another floor and that nobody has saved since. */
export async function listPlansToReview(db: Database): Promise<Set<string>> {
  const rows = await db.read.selectFrom('floorPlans').select('id').where('toReview', '=', 1).execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Throws InvalidLink when an outline is linked to an apartment that is not on this floor. Whoever saves a plan has
 * looked at it.
 */
export async function saveOutlines(
  db: Database,
  id: string,
  revision: number,
  outlines: Outline[],
): Promise<FloorPlan> {
  return db.write('floorPlans', async (trx) => {
    const apartments = await lockLinked(
      trx,
      'apartments',
      outlines.map(({ apartmentId }) => apartmentId),
    )
    const plan = await updateFloorPlan(db, id, revision, outlines, { toReview: 0 })
    if (!apartments.every((apartment) => isOnFloor(plan, apartment))) throw new InvalidLink()
    return plan
  })
}

type ApartmentFloors = Pick<ApartmentRow, 'entrance' | 'floor' | 'secondaryFloor'>

export function isOnFloor(
  place: FloorPlanPlace,
  { entrance, floor, secondaryFloor }: ApartmentFloors,
): boolean {
  return place.entrance === entrance && [floor, secondaryFloor].includes(place.floor)
}

/** The caller discards its image after the commit. */
export async function deleteFloorPlan(db: Database, id: string): Promise<FloorPlan> {
  return fromRow(await records.remove(db, id))
}

/**
 * Outlines of an apartment that was deleted, or has moved (`now`), stay on their plans without a link. The
 * apartment's row is locked by now, so no plan gets a new link to it; each plan is locked before it is changed.
 */
export async function unlinkApartment(
  db: Database,
  apartmentId: string,
  now?: ApartmentFloors,
): Promise<void> {
  const isLinked = (outline: Outline) => outline.apartmentId === apartmentId
  const plans = await db.read.selectFrom('floorPlans').select(planColumns).orderBy('id').execute()
  const left = plans.map(fromRow).filter((plan) => !now || !isOnFloor(plan, now))
  for (const { id } of left.filter((plan) => plan.outlines.some(isLinked))) {
    const edited = records.edit(db, id, (row) => {
      const outlines = fromRow(row).outlines
      const unlinked = outlines.map((outline) =>
        isLinked(outline) ? { ...outline, apartmentId: null } : outline,
      )
      return { outlines: JSON.stringify(unlinked) }
    })
    await edited.catch(ignoreNotFound)
  }
}

/** Links the outlines that a restored apartment had, unless they are linked to another one by now. */
export async function relinkApartment(db: Database, removed: { id: string; at: string }): Promise<void> {
  for (const [plan, freed] of await findFreedOutlines(db, 'floorPlans', removed)) {
    const edited = records.edit(db, plan, (row) => {
      const linked = fromRow(row).outlines.map((outline) =>
        freed.has(outline.id) && outline.apartmentId === null
          ? { ...outline, apartmentId: removed.id }
          : outline,
      )
      return { outlines: JSON.stringify(linked) }
    })
    await edited.catch(ignoreNotFound)
  }
}

function fromRow(row: Pick<FloorPlanRow, (typeof planColumns)[number]> & Partial<FloorPlanRow>): FloorPlan {
  const { toReview: _, printedTexts: _texts, ...plan } = row
  return { ...plan, outlines: JSON.parse(plan.outlines) }
}
