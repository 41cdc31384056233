import type { RecordChange } from '../../../domain/record/record-change.ts'
import type { Database } from '../database.ts'
import { type Collection, collections } from '../schema.ts'
import { changeFromRow } from './changes.ts'

/** What a record is told by: its number, its title, its floor; of what is gone, as it was at the end. */
export type RecordFacts = Record<string, unknown>

export type FoundFacts = RecordFacts & {
  isGone: boolean
  /** The line of the history that tells of its end. */
  removedBy?: string
}

const factColumns = {
  apartments: ['id', 'number', 'entrance'],
  parkingSpots: ['id', 'number'],
  stores: ['id', 'title'],
  floorPlans: ['id', 'entrance', 'floor'],
  parkingPlans: ['id', 'level'],
  media: ['id', 'name'],
  enquiries: ['id'],
  reservations: ['id'],
  users: ['id', 'name'],
} as const

type DescribedCollection = keyof typeof factColumns

/** By the record's id. Enquiries and reservations are told by their apartment, never by who they are from. */
export async function findRecordFacts(
  db: Database,
  changes: Pick<RecordChange, 'collection' | 'recordId'>[],
): Promise<Map<string, FoundFacts>> {
  const found = new Map<string, FoundFacts>()
  for (const collection of collections.filter(isDescribed)) {
    const ids = [
      ...new Set(
        changes.filter((change) => change.collection === collection).map(({ recordId }) => recordId),
      ),
    ]
    if (ids.length === 0) continue
    for (const facts of await readPresent(db, collection, ids))
      found.set(facts.id, { ...facts, isGone: false })
    const gone = ids.filter((id) => !found.has(id))
    for (const { recordId, id: removedBy, fields } of await readGone(db, collection, gone))
      found.set(recordId, { ...valuesBefore(fields), isGone: true, removedBy })
  }
  return found
}

function isDescribed(collection: Collection): collection is DescribedCollection {
  return collection in factColumns
}

async function readPresent(
  db: Database,
  collection: DescribedCollection,
  ids: string[],
): Promise<{ id: string }[]> {
  if (collection === 'reservations') return readReservations(db, ids)
  if (collection === 'enquiries') return readEnquiries(db, ids)
  const columns: readonly string[] = factColumns[collection]
  return db.read
    .selectFrom((collection === 'users' ? 'user' : collection) as 'apartments')
    .select(columns as ('id' | 'number')[])
    .where('id', 'in', ids)
    .execute()
}

/** By the apartment that it is for. */
function readReservations(db: Database, ids: string[]): Promise<{ id: string }[]> {
  return db.read
    .selectFrom('reservations')
    .leftJoin('apartments', 'apartments.id', 'reservations.apartmentId')
    .select(['reservations.id', 'apartments.number', 'apartments.entrance'])
    .where('reservations.id', 'in', ids)
    .execute()
}

/** By the apartment that it is about; one that may mean two apartments, by the number that it names. */
function readEnquiries(db: Database, ids: string[]): Promise<{ id: string }[]> {
  return db.read
    .selectFrom('enquiries')
    .leftJoin('apartments', 'apartments.id', 'enquiries.apartmentId')
    .select(['enquiries.id', 'apartments.entrance', 'enquiries.about'])
    .select(({ fn }) => fn.coalesce('apartments.number', 'enquiries.apartmentNumber').as('number'))
    .where('enquiries.id', 'in', ids)
    .execute()
}

/** The newest removal of a record comes last. */
async function readGone(
  db: Database,
  collection: DescribedCollection,
  ids: string[],
): Promise<RecordChange[]> {
  if (ids.length === 0) return []
  const rows = await db.read
    .selectFrom('changes')
    .selectAll()
    .where('collection', '=', collection)
    .where('kind', '=', 'removed')
    .where('recordId', 'in', ids)
    .orderBy('revision')
    .execute()
  return rows.map(changeFromRow)
}

function valuesBefore(fields: RecordChange['fields']): RecordFacts {
  return Object.fromEntries(Object.entries(fields).map(([name, { from }]) => [name, from]))
}
