import {
  type Apartment,
  type ApartmentValues,
  compareApartments,
  type PublicApartment,
} from '../../domain/apartment/apartment.ts'
import { apartmentFieldKinds } from '../../domain/apartment/apartment-fields.ts'
import type { AdminApartmentFilters } from '../../domain/apartment/apartment-filters.ts'
import { type ApartmentListItem, apartmentItemFields } from '../../domain/apartment/apartment-list-item.ts'
import {
  type PhotoSet,
  withMainPhoto,
  withoutPhoto,
  withPhotos,
  withPhotosInOrder,
} from '../../domain/apartment/photo-set.ts'
import { hasPlaceFor } from '../../domain/building/building-use.ts'
import { publicNames } from '../../domain/record/field-table.ts'
import type { Status } from '../../domain/status.ts'
import { filtered, toColumnFilters } from './apartment-query.ts'
import { getBuilding, holdBuilding } from './building.ts'
import type { Database } from './database.ts'
import { withNotesFor } from './internal-notes.ts'
import { relinkApartmentToViews, unlinkApartmentFromViews } from './plans/building-views.ts'
import { relinkApartment, unlinkApartment } from './plans/floor-plans.ts'
import { type RecordRevision, type RevisedBatch, revisedBatch } from './records/batches.ts'
import { fromColumns, toColumns } from './records/field-columns.ts'
import { NotFound, StaleRevision } from './records/record-errors.ts'
import { recordsOf } from './records/records.ts'
import { assertMayBeDrafts } from './reservations/draft-rule.ts'
import { assertApartmentNotReserved } from './reservations/errors.ts'
import type { ApartmentRow } from './schema.ts'

const records = recordsOf('apartments', fromRow)

const publicColumns = [
  'id',
  'revision',
  ...publicNames(apartmentFieldKinds),
  'images',
  'mainImage',
  'brochureUrl',
  'createdAt',
  'updatedAt',
] as const

/**
 * Drafts are left out unless `drafts` asks for them: so a public page, which never asks, cannot show one. Functions
 * that read internal notes are for the admin alone, and read drafts, too.
 */
type Selection = Pick<AdminApartmentFilters, 'drafts'>

/** Reads no internal notes, so that they cannot reach a public page. */
export async function listApartments(
  db: Database,
  filters: AdminApartmentFilters = {},
): Promise<PublicApartment[]> {
  const rows = await filtered(db, await toColumnFilters(db, filters))
    .select(publicColumns)
    .execute()
  return inOrder(db, rows.map(fromRow))
}

/** Reads only the columns that a row of the list shows. */
export async function listApartmentItems(
  db: Database,
  filters: AdminApartmentFilters = {},
): Promise<ApartmentListItem[]> {
  const rows = await filtered(db, await toColumnFilters(db, filters))
    .select(apartmentItemFields)
    .execute()
  return inOrder(
    db,
    rows.map((row) => fromColumns(apartmentFieldKinds, row)),
  )
}

/** The URLs of the main photos by the apartment's id, without the apartments that have no photo. */
export async function listMainImages(
  db: Database,
  filters: AdminApartmentFilters = {},
): Promise<Map<string, string>> {
  const rows = await filtered(db, await toColumnFilters(db, filters))
    .select(['id', 'mainImage'])
    .execute()
  return new Map(rows.flatMap(({ id, mainImage }) => (mainImage ? [[id, mainImage] as const] : [])))
}

type AdminApartmentItem = ApartmentListItem & Pick<Apartment, 'revision' | 'internalNotes' | 'isDraft'>

export async function listAdminApartmentItems(
  db: Database,
  filters: AdminApartmentFilters = {},
): Promise<AdminApartmentItem[]> {
  const rows = await filtered(db, await toColumnFilters(db, { ...filters, drafts: filters.drafts ?? 'with' }))
    .select([...apartmentItemFields, 'revision', 'internalNotes', 'isDraft'])
    .execute()
  return inOrder(
    db,
    rows.map((row) => fromColumns(apartmentFieldKinds, withNotesFor(db, row))),
  )
}

/** The notes are empty unless the actor may read them (internal-notes.ts). */
export async function listApartmentsWithNotes(
  db: Database,
  filters: AdminApartmentFilters = {},
): Promise<Apartment[]> {
  const rows = await filtered(db, await toColumnFilters(db, { ...filters, drafts: filters.drafts ?? 'with' }))
    .selectAll()
    .execute()
  return inOrder(
    db,
    rows.map((row) => fromRow(withNotesFor(db, row))),
  )
}

/** The building is read only where there is something to sort. */
async function inOrder<Item extends Pick<Apartment, 'entrance' | 'number'>>(
  db: Database,
  apartments: Item[],
): Promise<Item[]> {
  return apartments.length < 2 ? apartments : apartments.sort(compareApartments(await getBuilding(db)))
}

export async function findApartment(
  db: Database,
  id: string,
  selection: Selection = {},
): Promise<PublicApartment | undefined> {
  const row = await filtered(db, selection).select(publicColumns).where('id', '=', id).executeTakeFirst()
  return row && fromRow(row)
}

/** The published apartments among these, in no certain order. */
export async function listApartmentsById(db: Database, ids: readonly string[]): Promise<PublicApartment[]> {
  if (ids.length === 0) return []
  const rows = await filtered(db, {}).select(publicColumns).where('id', 'in', ids).execute()
  return rows.map(fromRow)
}

export async function findApartmentWithNotes(db: Database, id: string): Promise<Apartment | undefined> {
  const row = await db.read.selectFrom('apartments').selectAll().where('id', '=', id).executeTakeFirst()
  return row && fromRow(withNotesFor(db, row))
}

export async function listApartmentNames(
  db: Database,
  selection: Selection = {},
): Promise<Pick<Apartment, 'id' | 'number' | 'entrance'>[]> {
  return filtered(db, selection).select(['id', 'number', 'entrance']).execute()
}

/**
 * Lists the apartments with these numbers. Each entrance numbers its apartments on its own, so one number may
 * belong to two apartments.
 */
export async function listApartmentsByNumber(
  db: Database,
  numbers: string[],
  selection: Selection = {},
): Promise<Pick<Apartment, 'id' | 'number' | 'entrance' | 'status' | 'price' | 'isDraft'>[]> {
  if (numbers.length === 0) return []
  const rows = await filtered(db, selection)
    .select(['id', 'number', 'entrance', 'status', 'price', 'isDraft'])
    .where('number', 'in', numbers)
    .execute()
  return inOrder(
    db,
    rows.map((row) => fromColumns(apartmentFieldKinds, row)),
  )
}

export async function isApartmentNumberTaken(
  db: Database,
  { entrance, number }: Pick<Apartment, 'entrance' | 'number'>,
  exceptId: string,
): Promise<boolean> {
  const namesakes = await listApartmentsByNumber(db, [number], { drafts: 'with' })
  return namesakes.some((other) => other.entrance === entrance && other.id !== exceptId)
}

export async function countApartments(db: Database, filters: AdminApartmentFilters = {}): Promise<number> {
  const { count } = await filtered(db, await toColumnFilters(db, filters))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Adding once more under the same id adds no second apartment. Throws StaleRevision when the building has lost the
 * apartment's floor or type since the values were checked, and DraftRefused for a draft that is reserved or sold.
 */
export async function addApartment(
  db: Database,
  values: ApartmentValues,
  id: string = crypto.randomUUID(),
): Promise<Apartment> {
  const row = { ...toRow(values), id, images: '[]', mainImage: null, brochureUrl: null }
  return db.write('apartments', async () => {
    await assertPlace(db, values)
    const apartment = fromRow(await records.addOnce(db, row, toRow(values)))
    await assertMayBeDrafts(db, [{ before: undefined, now: apartment }])
    return apartment
  })
}

async function assertPlace(db: Database, values: ApartmentValues): Promise<void> {
  if (!hasPlaceFor(await holdBuilding(db), values)) throw new StaleRevision()
}

/**
 * Throws StaleRevision also when the apartment moves to a floor or type that the building has lost meanwhile, and
 * DraftRefused when it would be a draft that is reserved or sold.
 */
export async function updateApartment(
  db: Database,
  id: string,
  revision: number,
  values: ApartmentValues,
): Promise<Apartment> {
  return db.write('apartments', async () => {
    const before = await findApartmentWithNotes(db, id)
    const apartment = fromRow(await records.revise(db, id, revision, toRow(values)))
    await assertMayBeDrafts(db, [{ before, now: apartment }])
    if (before && (hasMoved(before, apartment) || before.type !== apartment.type))
      await assertPlace(db, apartment)
    // The apartment has left the floors whose plans have its outlines, and its place on views of the building.
    if (before && hasMoved(before, apartment)) {
      await unlinkApartment(db, id, apartment)
      await unlinkApartmentFromViews(db, id)
    }
    return apartment
  })
}

/** Throws DraftRefused when a draft becomes reserved or sold. */
export async function setApartmentStatus(
  db: Database,
  id: string,
  revision: number,
  status: Status,
): Promise<Apartment> {
  return db.write('apartments', async () => {
    const before = await findApartmentWithNotes(db, id)
    const apartment = fromRow(await records.revise(db, id, revision, { status }))
    await assertMayBeDrafts(db, [{ before, now: apartment }])
    return apartment
  })
}

export async function setApartmentPrice(
  db: Database,
  id: string,
  revision: number,
  price: number,
): Promise<Apartment> {
  return fromRow(await records.revise(db, id, revision, { price }))
}

/**
 * Publishes all these apartments in one batch, or makes drafts of them. Changes none, and throws DraftRefused, when
 * ones that would become drafts are reserved or sold.
 */
export async function setDrafts(
  db: Database,
  read: RecordRevision[],
  isDraft: boolean,
): Promise<RevisedBatch> {
  return reviseBatch(db, read, () => ({ isDraft: isDraft ? 1 : 0 }))
}

/**
 * Changes the status or the price of all these apartments in one batch, or of none. Throws DraftRefused when drafts
 * would become reserved or sold.
 */
export async function reviseApartments(
  db: Database,
  read: RecordRevision[],
  values: (apartment: Apartment) => Partial<Pick<Apartment, 'status' | 'price'>>,
): Promise<RevisedBatch> {
  return reviseBatch(db, read, values)
}

async function reviseBatch(
  db: Database,
  read: RecordRevision[],
  values: (apartment: Apartment) => Partial<ApartmentRow>,
): Promise<RevisedBatch> {
  const batch = db.asBatch()
  return db.write('apartments', async () => {
    const known = new Map<string, Apartment>()
    const rows = await records.reviseAll(batch, read, (row) => {
      const before = fromRow(row)
      known.set(row.id, before)
      return values(before)
    })
    await assertMayBeDrafts(
      db,
      rows.map((row) => ({ before: known.get(row.id), now: fromRow(row) })),
    )
    return revisedBatch(batch, rows)
  })
}

/** Deletes an apartment and its links on plans and views. The caller discards its files after the commit. */
export async function deleteApartment(db: Database, id: string): Promise<Apartment> {
  return db.write(['apartments', 'floorPlans', 'buildingViews'], async () => {
    const row = await records.remove(db, id)
    await assertApartmentNotReserved(db, id)
    await unlinkApartment(db, id)
    await unlinkApartmentFromViews(db, id)
    return fromRow(row)
  })
}

/** Deletes apartments that have no files and that nothing points to: nothing else is cleaned up. */
export async function removeApartments(db: Database, ids: string[]): Promise<void> {
  await records.removeAll(db, ids)
}

/** Restores the links of outlines that are still free. Returns undefined when there is an apartment with this id. */
export async function restoreApartment(
  db: Database,
  removed: Omit<Apartment, 'updatedAt'>,
  at: string,
): Promise<Apartment | undefined> {
  return db.write(['apartments', 'floorPlans', 'buildingViews'], async () => {
    const { id, revision, createdAt, images, mainImage, brochureUrl } = removed
    const files = { images: JSON.stringify(images), mainImage, brochureUrl }
    const row = await records.restore(db, { ...toRow(removed), id, revision, createdAt, ...files })
    if (row) {
      await relinkApartment(db, { id, at })
      await relinkApartmentToViews(db, { id, at })
    }
    return row && fromRow(row)
  })
}

export async function addApartmentImages(db: Database, id: string, urls: string[]): Promise<Apartment> {
  return changePhotos(db, id, (photos) => withPhotos(photos, urls))
}

export async function deleteApartmentImage(db: Database, id: string, url: string): Promise<Apartment> {
  return changePhotos(db, id, (photos) => withoutPhoto(photos, url))
}

export async function setApartmentMainImage(db: Database, id: string, url: string): Promise<Apartment> {
  return changePhotos(db, id, (photos) => withMainPhoto(containing(photos, [url]), url))
}

export async function orderApartmentImages(db: Database, id: string, urls: string[]): Promise<Apartment> {
  return changePhotos(db, id, (photos) => withPhotosInOrder(containing(photos, urls), urls))
}

/** Also returns the URL of the replaced brochure: the caller discards that file. */
export async function setApartmentBrochure(
  db: Database,
  id: string,
  brochureUrl: string | null,
): Promise<{ apartment: Apartment; replaced: string | null }> {
  const { before, after } = await records.edit(db, id, () => ({ brochureUrl }))
  return { apartment: fromRow(after), replaced: before.brochureUrl }
}

type ApartmentLocation = Pick<Apartment, 'entrance' | 'floor' | 'secondaryFloor'>

function hasMoved(before: ApartmentLocation, now: ApartmentLocation): boolean {
  return (['entrance', 'floor', 'secondaryFloor'] as const).some((name) => before[name] !== now[name])
}

/** Throws NotFound unless the apartment has all of these photos. */
function containing(photos: PhotoSet, urls: string[]): PhotoSet {
  if (!urls.every((url) => photos.images.includes(url))) throw new NotFound()
  return photos
}

/**
 * Changes the photos of an apartment. Locks its row, because several photos are uploaded at a time and each
 * upload must see the others.
 */
export async function changePhotos(
  db: Database,
  id: string,
  edit: (photos: PhotoSet) => PhotoSet,
): Promise<Apartment> {
  const { after } = await records.edit(db, id, (before) => {
    const { images, mainImage } = edit(fromRow(before))
    return { images: JSON.stringify(images), mainImage }
  })
  return fromRow(after)
}

function toRow(values: ApartmentValues) {
  return toColumns(apartmentFieldKinds, values)
}

function fromRow<R extends Partial<ApartmentRow> & Pick<ApartmentRow, 'images'>>(row: R) {
  const images: string[] = JSON.parse(row.images)
  return { ...fromColumns(apartmentFieldKinds, row), images }
}
