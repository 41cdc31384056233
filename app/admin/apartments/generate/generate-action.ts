import { data } from 'react-router'
import { z } from 'zod'
import { addApartments, NumbersTaken } from '../../../../backend/data/new-apartments.ts'
import type { SavedBatch } from '../../../../backend/data/records/batches.ts'
import type { Apartment } from '../../../../domain/apartment/apartment.ts'
import { generateApartments } from '../../../../domain/apartment/generate-apartments.ts'
import { type Building, entranceLetter } from '../../../../domain/building/building.ts'
import { errors } from '../../../../text/admin/errors.ts'
import { generateText as text } from '../../../../text/admin/generate.ts'
import { loadBuilding } from '../../../building.ts'
import { backendContext } from '../../../context.ts'
import type { Sent } from '../../../forms/read-form.ts'
import { formAction } from '../../form/form-action.ts'
import type { Fault } from '../../form/toast-result.ts'

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
      try {
        return data<GenerateResult>({ saved: await addApartments(db, apartments) })
      } catch (error) {
        const taken = error instanceof NumbersTaken && explainTaken(building, apartments, error.numbers)
        if (!taken) throw error
        return refuse(taken)
      }
    },
  })
}

/** Returns the query parameters by name, without those that are empty. */
export function toQuery(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...search].filter(([, value]) => value.trim() !== ''))
}

const maxNamed = 8

/** Says which numbers the entrance has already; undefined where all are free. */
export function explainTaken(
  building: Building,
  [first]: readonly Pick<Apartment, 'entrance'>[],
  taken: readonly string[],
): string | undefined {
  if (!first || taken.length === 0) return undefined
  const named = taken.slice(0, maxNamed)
  return text.taken(entranceLetter(building, first.entrance), named, taken.length - named.length)
}
