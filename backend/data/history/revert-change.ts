import { z } from 'zod'
import { apartmentSchema } from '../../../domain/apartment/apartment-schema.ts'
import { buyerFactsSchema } from '../../../domain/buyer-facts/buyer-facts.ts'
import { replyTemplateSchema } from '../../../domain/enquiry/reply-template.ts'
import { parkingSpotSchema } from '../../../domain/parking/parking-schema.ts'
import type { RecordChange } from '../../../domain/record/record-change.ts'
import type { SavedRecord, Stored } from '../../../domain/record/stored-record.ts'
import { companySettingsSchema, displaySettingsSchema } from '../../../domain/settings.ts'
import { statusSchema } from '../../../domain/status-schema.ts'
import { storeSchema } from '../../../domain/store.ts'
import { findApartmentWithNotes, updateApartment } from '../apartments.ts'
import type { Database } from '../database.ts'
import { findParkingSpotWithNotes, updateParkingSpot } from '../parking-spots.ts'
import { NotFound } from '../records/record-errors.ts'
import {
  assertApartmentStatusAllowed,
  assertSpotStatusAllowed,
  MadeByReservation,
} from '../reservations/errors.ts'
import {
  getBuyerFacts,
  getCompanySettings,
  getDisplaySettings,
  getReplyTemplate,
  saveBuyerFacts,
  saveCompanySettings,
  saveDisplaySettings,
  saveReplyTemplate,
} from '../settings.ts'
import { findStore, updateStore } from '../stores.ts'
import { changeFromRow } from './changes.ts'

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

/** Only where a status is among what is put back. */
const statusChange = z.object({ before: statusSchema, now: statusSchema })

/** What kinds of record can be put back, and how: by the same checks and functions as their forms. */
const kinds = {
  apartments: {
    ...kindOf(findApartmentWithNotes, apartmentSchema, updateApartment),
    assertStatusAllowed: assertApartmentStatusAllowed,
  },
  parkingSpots: {
    ...kindOf(findParkingSpotWithNotes, parkingSpotSchema, updateParkingSpot),
    assertStatusAllowed: assertSpotStatusAllowed,
  },
  stores: kindOf(findStore, storeSchema, updateStore),
}

/** Settings are records, too, each of a kind of its own. How long data is kept is not put back without a question. */
const settings = {
  company: settingsKind(getCompanySettings, companySettingsSchema, saveCompanySettings),
  display: settingsKind(getDisplaySettings, displaySettingsSchema, saveDisplaySettings),
  'buyer-facts': settingsKind(getBuyerFacts, buyerFactsSchema, saveBuyerFacts),
  'answer-template': settingsKind(getReplyTemplate, replyTemplateSchema, saveReplyTemplate),
}

interface Kind {
  find(db: Database, id: string): Promise<Stored | undefined>
  /** The fields that a form fills in; images and brochures are none. */
  fields: string[]
  update(db: Database, id: string, revision: number, values: unknown): Promise<unknown>
  /** A reservation, or a sale, is ended by itself, not by taking back the status that it has set. */
  assertStatusAllowed?: typeof assertApartmentStatusAllowed
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

function settingsKind<Values>(
  get: (db: Database) => Promise<SavedRecord<Values>>,
  schema: Schema<Values>,
  save: (db: Database, revision: number, values: Values) => Promise<unknown>,
): Kind {
  const find = async (db: Database, id: string) => {
    const { revision, values } = await get(db)
    return { id, revision, ...values }
  }
  return kindOf(find, schema, (db, _, revision, values) => save(db, revision, values))
}

function findKind({ collection, recordId }: Pick<RecordChange, 'collection' | 'recordId'>): Kind | undefined {
  const [known, name] = collection === 'settings' ? [settings, recordId] : [kinds, collection]
  return Object.hasOwn(known, name) ? (known as Record<string, Kind>)[name] : undefined
}

/** Which fields of a change can be put back. */
export function revertableFields(change: RecordChange): string[] {
  const known = findKind(change)
  if (change.kind !== 'revised' || !known) return []
  const kept = Object.entries(change.fields).filter(([, field]) => 'from' in field || 'to' in field)
  return kept.map(([name]) => name).filter((name) => known.fields.includes(name))
}

/** What fields would become again. */
export async function findReverted(db: Database, id: string, field?: string): Promise<unknown[]> {
  const change = await findChange(db, id)
  return namesOf(change, field).map((name) => change.fields[name]?.from)
}

function namesOf(change: RecordChange, field: string | undefined): string[] {
  return revertableFields(change).filter((name) => field === undefined || name === field)
}

/**
 * Puts one field of a record, or all of a change, back to what it was before, as a new change. Refused when a field
 * has changed again since.
 */
export async function revertChange(db: Database, id: string, field?: string): Promise<RecordChange> {
  const change = await findChange(db, id)
  await assertNotMadeByReservation(db, change.batch)
  await revertFields(db, change, namesOf(change, field))
  return change
}

/** Puts these fields back to what they were before a change. */
export async function revertFields(db: Database, change: RecordChange, names: string[]): Promise<void> {
  const { collection, recordId } = change
  const kind = findKind(change)
  if (names.length === 0 || !kind) throw new CannotRevert()
  const { find, update, fields } = kind
  // Announced by what it updates.
  await db.transaction(async () => {
    const record = (await find(db, recordId)) as (Stored & Record<string, unknown>) | undefined
    if (!record) throw new NotFound()
    const newer = names.filter((name) => !isSame(record[name], change.fields[name]?.to))
    if (newer.length > 0) throw new NewerChange(collection, newer)
    const present = Object.fromEntries(fields.map((name) => [name, record[name]]))
    const before = Object.fromEntries(names.map((name) => [name, change.fields[name]?.from]))
    await update(db, recordId, record.revision, { ...present, ...before })
    // Its row is locked by now: whoever reserves it at the same moment waits.
    const move = statusChange.safeParse({ before: record.status, now: before.status })
    if (move.success) await kind.assertStatusAllowed?.(db, recordId, move.data)
  })
}

/** Throws for a step that has changed a reservation, too. */
export async function assertNotMadeByReservation(db: Database, batch: string | null): Promise<void> {
  if (batch === null) return
  const reservation = await db.read
    .selectFrom('changes')
    .select('id')
    .where('batch', '=', batch)
    .where('collection', '=', 'reservations')
    .executeTakeFirst()
  if (reservation) throw new MadeByReservation()
}

async function findChange(db: Database, id: string): Promise<RecordChange> {
  const row = await db.read.selectFrom('changes').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound()
  return changeFromRow(row)
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
