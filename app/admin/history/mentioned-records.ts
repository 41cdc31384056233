import type { FoundFacts } from '../../../backend/data/history/record-facts.ts'
import type { Building } from '../../../domain/building/building.ts'
import type { RecordChange } from '../../../domain/record/record-change.ts'
import { historyText as text } from '../../../text/admin/history.ts'

/** Fields that hold ids, with the collection that the ids belong to. */
const collections: Record<string, string> = {
  apartmentId: 'apartments',
  otherApartmentIds: 'apartments',
  parkingSpotIds: 'parkingSpots',
  storeIds: 'stores',
  agentId: 'users',
  approvalAskedBy: 'users',
  approvalDecidedBy: 'users',
  joinedTo: 'clients',
  dealId: 'reservations',
}

/** Returns the records that the old and new values of a change refer to. */
export function mentionedIn({ fields }: RecordChange): Pick<RecordChange, 'collection' | 'recordId'>[] {
  return Object.entries(fields).flatMap(([name, { from, to }]) => {
    const collection = collections[name]
    return collection ? [from, to].flatMap(idsIn).map((recordId) => ({ collection, recordId })) : []
  })
}

/** Returns the names of the records that a value refers to; undefined for a field that holds no ids. */
export function mentionedNames(
  building: Building,
  { name, value }: { name: string; value: unknown },
  facts: ReadonlyMap<string, FoundFacts>,
): string | undefined {
  const collection = collections[name]
  if (!collection) return undefined
  const names = idsIn(value).map((id) => text.shortName(building, collection, facts.get(id) ?? {}))
  return names.join(', ')
}

function idsIn(value: unknown): string[] {
  return [value].flat().filter((id): id is string => typeof id === 'string' && id !== '')
}
