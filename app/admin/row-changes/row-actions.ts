import { data } from 'react-router'
import { z } from 'zod'
import type { Database } from '../../../backend/data/database.ts'
import { apartmentFieldKinds } from '../../../domain/apartment/apartment-fields.ts'
import { amountSchema } from '../../../domain/record/field-schemas.ts'
import { sentRevision } from '../../../domain/record/sent-revision.ts'
import type { Stored } from '../../../domain/record/stored-record.ts'
import {
  type ExplainedWarning,
  isConfirmed,
  priceWarnings,
  questionOf,
} from '../../../domain/record/warning.ts'
import type { Status } from '../../../domain/status.ts'
import { statusSchema } from '../../../domain/status-schema.ts'
import { errors } from '../../../text/admin/errors.ts'
import { explainFault } from '../../../text/admin/faults.ts'
import { statusText } from '../../../text/admin/lists.ts'
import { explainWarnings } from '../../../text/admin/warnings.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import type { Sent } from '../../forms/read-form.ts'
import { formAction } from '../form/form-action.ts'
import type { Fault } from '../form/toast-result.ts'
import type { OfBuilding, UnitCollection } from '../record/collection.ts'
import { statusQuestion } from '../record/status-question.ts'

interface RowChange {
  id: string
  revision: number
  status?: Status | undefined
  price?: number | undefined
  /** Set if the request undoes a change of the status. */
  undo?: '1' | undefined
  confirmed: string
}

const row = {
  id: z.string().min(1),
  revision: sentRevision,
  undo: z.literal('1').optional(),
  confirmed: z.string().default(''),
}
const statusRow = z.object({ ...row, status: statusSchema })
const statusOrPriceRow = z
  .object({
    ...row,
    status: statusSchema.optional(),
    price: amountSchema(apartmentFieldKinds.price.rule.missing).optional(),
  })
  .refine(({ status, price }) => (status === undefined) !== (price === undefined))

/** The response to a change in a row, with the revision that the row's next change is based on. */
export interface SavedRow extends Fault {
  revision?: number
}

interface RowUnits
  extends Pick<UnitCollection, 'findActiveReservation' | 'saleOf' | 'text' | 'explainRefusal'> {
  find(db: Database, id: string): Promise<(Stored & { status: Status; price: number }) | undefined>
  setStatus(db: Database, id: string, revision: number, status: Status): Promise<Stored>
  setPrice?(db: Database, id: string, revision: number, price: number): Promise<Stored>
}

/** The action of a list whose rows change their status, and their price where the collection has `setPrice`. */
export async function saveRowAction(sent: Sent, unitsOf: OfBuilding<RowUnits>) {
  const { db } = sent.context.get(backendContext)
  const units = unitsOf(await loadBuilding(sent.context))
  const error = units.text.failed.save
  const schema: z.ZodType<RowChange> = units.setPrice ? statusOrPriceRow : statusRow
  return formAction(sent, {
    schema,
    failed: error,
    invalid: ({ issues }) => {
      const issue = issues.find(({ path }) => path[0] === 'price')
      return issue ? explainFault(issue.message) : errors.invalidInput
    },
    messages: ({ undo }) => ({
      ...(undo && { stale: { error, detail: statusText.notUndone } }),
      refused: (thrown) => {
        const refusal = units.explainRefusal?.(thrown)
        return refusal && { error, detail: refusal.detail }
      },
    }),
    run: (change) => saveRow(db, units, change),
  })
}

async function saveRow(db: Database, units: RowUnits, change: RowChange) {
  const { id, revision, status, price = 0, confirmed } = change
  const found = await units.find(db, id)
  // A stale change is refused anyway, so no warning is shown first.
  const before = found?.revision === revision ? found : undefined
  if (status !== undefined) {
    const warnings = before
      ? statusQuestion(
          { saleOf: units.saleOf, id },
          { before: before.status, now: status },
          await units.findActiveReservation(db, id),
        )
      : []
    if (!isConfirmed(warnings, confirmed)) return rowQuestionResponse(warnings)
    return savedRow(await units.setStatus(db, id, revision, status))
  }
  const warnings = before ? explainWarnings(priceWarnings(before.price, price)) : []
  if (!isConfirmed(warnings, confirmed)) return rowQuestionResponse(warnings)
  return savedRow(await units.setPrice?.(db, id, revision, price))
}

function savedRow(saved: Stored | undefined): SavedRow {
  return saved ? { revision: saved.revision } : {}
}

function rowQuestionResponse(warnings: ExplainedWarning[]) {
  return data<SavedRow>({ question: questionOf(warnings) }, { status: 422 })
}
