import { apartmentSchema } from '../../domain/apartment/apartment-schema.ts'
import { parkingSpotSchema } from '../../domain/parking/parking-schema.ts'
import type { RecordChange } from '../../domain/record/record-change.ts'
import type { Stored } from '../../domain/record/stored-record.ts'
import { storeSchema } from '../../domain/store.ts'
import { findApartmentWithNotes, updateApartment } from './apartments.ts'
import { changeFromRow } from './changes.ts'
import type { Database } from './database.ts'
import { findParkingSpotWithNotes, updateParkingSpot } from './parking-spots.ts'
import { NotFound } from './record-refusals.ts'
import { findStore, updateStore } from './stores.ts'

/** Somebody has changed the same field since: taking the older change back would lose what he did. */
export class NewerChange extends Error {
  readonly collection: string
  readonly fields: string[]
  constructor(collection: string, fields: string[]) {
    super(`Changed since: ${fields.join(', ')}`)
    this.collection = collection
    this.fields = fields
  }
}

/** What was there before is no longer allowed, or cannot be put back by itself. */
export class CannotRevert extends Error {}

/** What kinds of record can be put back, and how: by the same checks and functions as their forms. */
const kinds = {
  apartments: kindOf(findApartmentWithNotes, apartmentSchema, updateApartment),
  parkingSpots: kindOf(findParkingSpotWithNotes, parkingSpotSchema, updateParkingSpot),
  stores: kindOf(findStore, storeSchema, updateStore),
}

interface Kind {
  find(db: Database, id: string): Promise<Stored | undefined>
  /** The fields that a form fills in; pictures and brochures are none. */
  fields: string[]
  update(db: Database, id: string, revision: number, values: unknown): Promise<unknown>
}

interface Schema<Values> {
  shape: object
  safeParse(values: unknown): { success: true; data: Values } | { success: false }
}

function kindOf<Values>(
  find: Kind['find'],
  schema: Schema<Values>,
  update: (db: Database, id: string, revision: number, values: Values) => Promise<unknown>,
): Kind {
  return {
    find,
    fields: Object.keys(schema.shape),
    update(db, id, revision, values) {
      const checked = schema.safeParse(values)
      if (!checked.success) throw new CannotRevert()
      return update(db, id, revision, checked.data)
    },
  }
}

function isKnown(collection: string): collection is keyof typeof kinds {
  return collection in kinds
}

/** Which fields of a change can be put back. */
export function revertableFields({ collection, kind, fields }: RecordChange): string[] {
  if (kind !== 'revised' || !isKnown(collection)) return []
  return Object.keys(fields).filter((name) => kinds[collection].fields.includes(name))
}

/**
 * Puts one field of a record, or all of a change, back to what it was before, as a new change. Refused when a field
 * has changed again since.
 */
export async function revertChange(db: Database, id: string, field?: string): Promise<RecordChange> {
  const change = await findChange(db, id)
  const names = revertableFields(change).filter((name) => field === undefined || name === field)
  await revertFields(db, change, names)
  return change
}

/** Puts these fields back to what they were before a change. */
export async function revertFields(db: Database, change: RecordChange, names: string[]): Promise<void> {
  const { collection, recordId } = change
  if (names.length === 0 || !isKnown(collection)) throw new CannotRevert()
  const { find, update, fields } = kinds[collection]
  await db.write(collection, async () => {
    const record = (await find(db, recordId)) as (Stored & Record<string, unknown>) | undefined
    if (!record) throw new NotFound()
    const newer = names.filter((name) => !isSame(record[name], change.fields[name]?.to))
    if (newer.length > 0) throw new NewerChange(collection, newer)
    const present = Object.fromEntries(fields.map((name) => [name, record[name]]))
    const before = Object.fromEntries(names.map((name) => [name, change.fields[name]?.from]))
    await update(db, recordId, record.revision, { ...present, ...before })
  })
}

async function findChange(db: Database, id: string): Promise<RecordChange> {
  const row = await db.read.selectFrom('changes').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound()
  return changeFromRow(row)
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
