import { data } from 'react-router'
import { z } from 'zod'
import {
  findApartmentWithNotes,
  setApartmentPrice,
  setApartmentStatus,
} from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { findActiveReservation } from '../../../backend/data/reservations/queries.ts'
import { apartmentFields } from '../../../domain/apartment/apartment-fields.ts'
import { amount } from '../../../domain/record/field-schemas.ts'
import { sentRevision } from '../../../domain/record/sent-revision.ts'
import { isConfirmed, priceWarnings } from '../../../domain/record/warning.ts'
import { statusWarnings } from '../../../domain/reservation/reservation-warnings.ts'
import { statusSchema } from '../../../domain/status-schema.ts'
import { backendContext } from '../../context.ts'
import type { Sent } from '../../forms/read-form.ts'
import { errors } from '../../text/admin/errors.ts'
import { statusText } from '../../text/admin/status.ts'
import { formAction } from '../form/form-action.ts'
import { questionOf } from '../form/question.ts'
import { askOrRefuse } from '../status/status-change-action.ts'

/** A row sends its status or its price. */
const rowChange = z
  .object({
    id: z.string().min(1),
    revision: sentRevision,
    status: statusSchema.optional(),
    /** It takes a change of the status back. */
    undo: z.literal('1').optional(),
    price: amount(apartmentFields.price.rule.missing).optional(),
    /** The warnings that a person has confirmed. */
    confirmed: z.string().default(''),
  })
  .refine(({ status, price }) => (status === undefined) !== (price === undefined))

type RowChange = z.infer<typeof rowChange>

/** The action of the list of apartments. */
export function rowChangeAction(sent: Sent) {
  const { db } = sent.context.get(backendContext)
  return formAction(sent, {
    schema: rowChange,
    failed: errors.saveApartment,
    invalid: ({ issues }) => issues.find(({ path }) => path[0] === 'price')?.message ?? errors.invalidInput,
    messages: ({ undo }) =>
      undo ? { stale: { error: errors.saveApartment, detail: statusText.notUndone } } : {},
    run: (change) => saveRow(db, change),
  })
}

async function saveRow(db: Database, change: RowChange) {
  const { id, revision, status, price, undo, confirmed } = change
  const before = await findApartmentWithNotes(db, id)
  if (status !== undefined) {
    const isFresh = before?.revision === revision
    const activeReservation = isFresh ? await findActiveReservation(db, id) : undefined
    const warnings = isFresh ? statusWarnings({ before: before.status, now: status }, activeReservation) : []
    if (!isConfirmed(warnings, confirmed)) return askOrRefuse(warnings, undo && errors.saveApartment)
    return { revision: (await setApartmentStatus(db, id, revision, status)).revision }
  }
  // One that has changed since is refused, whatever the row says.
  const warnings = before?.revision === revision ? priceWarnings(before.price, price ?? 0) : []
  if (!isConfirmed(warnings, confirmed)) return data({ question: questionOf(warnings) }, { status: 422 })
  return { revision: (await setApartmentPrice(db, id, revision, price ?? 0)).revision }
}
