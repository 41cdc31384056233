import { data } from 'react-router'
import { z } from 'zod'
import { listApartments } from '../../../../backend/data/apartments.ts'
import type { Database } from '../../../../backend/data/database.ts'
import { type SavedBatch, saveRows } from '../../../../backend/data/records/batches.ts'
import type { ApartmentValues } from '../../../../domain/apartment/apartment.ts'
import { generateApartments, takenNumbers } from '../../../../domain/apartment/generate-apartments.ts'
import { type Building, entranceLetter } from '../../../../domain/building/building.ts'
import { loadBuilding } from '../../../building.ts'
import { backendContext } from '../../../context.ts'
import type { Sent } from '../../../forms/read-form.ts'
import { errors } from '../../../text/admin/errors.ts'
import { generateText as text } from '../../../text/admin/generate.ts'
import { formAction } from '../../form/form-action.ts'
import type { Fault } from '../../form/toast-result.ts'
import { apartmentServerCollection } from '../apartment-collection.server.ts'

export interface GenerateResult extends Fault {
  saved?: SavedBatch
}

/**
 * What the form sends: the query of the page, which describes the floors, and the number of apartments that the
 * page has announced. Where the description now gives another number, nothing is added.
 */
const sentSchema = z.object({
  rule: z.string().max(5_000),
  count: z.coerce.number().int(),
})

/** Adds all apartments or none, as one batch of the history. */
export function generateAction(sent: Sent) {
  const { db } = sent.context.get(backendContext)
  return formAction(sent, {
    schema: sentSchema,
    failed: text.failed,
    invalid: errors.invalidInput,
    run: async ({ rule, count }) => {
      const building = await loadBuilding(sent.context)
      const { apartments = [] } = generateApartments(building, toQuery(new URLSearchParams(rule)))
      const refuse = (detail: string) => data<GenerateResult>({ error: text.failed, detail }, { status: 422 })
      if (apartments.length === 0 || apartments.length !== count) return refuse(text.outdated)
      // One transaction, so that whoever sends the form twice gets the apartments once.
      return db.write('apartments', async () => {
        const taken = await explainTaken(building, db, apartments)
        if (taken) return refuse(taken)
        return data<GenerateResult>({ saved: await addAll(building, db, apartments) })
      })
    },
  })
}

function addAll(building: Building, db: Database, apartments: ApartmentValues[]): Promise<SavedBatch> {
  const { name: collection, linkedFields, add, update } = apartmentServerCollection(building)
  const rows = apartments.map((values, at) => ({
    kind: 'added' as const,
    row: at,
    name: values.number,
    values,
    warnings: [],
  }))
  return saveRows(db, { collection, linkedFields, add, update }, rows)
}

/** Returns the query parameters by name, without those that are empty. */
export function toQuery(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...search].filter(([, value]) => value.trim() !== ''))
}

const maxNamed = 8

/** Says which numbers the entrance has already; undefined where all are free. */
export async function explainTaken(
  building: Building,
  db: Database,
  apartments: readonly ApartmentValues[],
): Promise<string | undefined> {
  const [first] = apartments
  if (!first) return undefined
  const { entrance } = first
  const taken = takenNumbers(apartments, await listApartments(db, { entrance }))
  if (taken.length === 0) return undefined
  const named = taken.slice(0, maxNamed)
  return text.taken(entranceLetter(building, entrance), named, taken.length - named.length)
}
