import { data } from 'react-router'
import { z } from 'zod'
import type { Database } from '../../../backend/data/database.ts'
import { InvalidLink } from '../../../backend/data/plans/outline-links.ts'
import { InvalidUrl, parseStoredUrl } from '../../../domain/files/stored-path.ts'
import type { DrawnOutline } from '../../../domain/floor-plan/drawn-outline.ts'
import type { PlanImage } from '../../../domain/floor-plan/floor-plan.ts'
import { outlinesSchema } from '../../../domain/floor-plan/floor-plan-schema.ts'
import { jsonText } from '../../../domain/record/json-text.ts'
import { sentRevision } from '../../../domain/record/sent-revision.ts'
import { errors } from '../../../text/admin/errors.ts'
import { faultTexts } from '../../../text/admin/faults.ts'
import type { PlanText } from '../../../text/admin/plans.ts'
import { backendContext } from '../../context.ts'
import { adminFormLimit, type Sent } from '../../forms/read-form.ts'
import { deleteAction } from '../delete/delete-action.ts'
import { formAction } from '../form/form-action.ts'
import type { Fault } from '../form/toast-result.ts'

export interface PlanSaveResult extends Fault {
  /** The saved plan's revision, which the next save is based on. A refused save has none. */
  revision?: number
}

const planSave = z.object({
  id: z.string().min(1),
  revision: sentRevision,
  outlines: jsonText(outlinesSchema),
  /** Set while an outline is not closed or linked yet: this save lacks it. Only the toast reads the field. */
  begun: z.enum(['drawing', 'pending']).optional(),
})

type Save = (
  db: Database,
  id: string,
  revision: number,
  outlines: DrawnOutline[],
) => Promise<{ revision: number }>

interface PlanKind {
  save: Save
  /** The log message of a failed save. */
  logged: string
}

/** Saves the outlines of a floor plan or of a parking plan. */
export function planSaveAction(sent: Sent, { errors }: PlanText, { save, logged }: PlanKind) {
  const invalidOutlines = { error: errors.save, detail: errors.invalid }
  return formAction(sent, {
    schema: planSave,
    failed: errors.save,
    invalid: errors.invalid,
    maxCharacters: adminFormLimit,
    messages: () => ({
      stale: { error: errors.save, detail: errors.stale },
      refused: (thrown) => (thrown instanceof InvalidLink ? invalidOutlines : undefined),
      unexpected: { error: errors.save, detail: errors.saveDetail },
      logged,
    }),
    run: async ({ id, revision, outlines }) => {
      const ids = new Set(outlines.map((outline) => outline.id))
      if (ids.size < outlines.length) return data(invalidOutlines, { status: 422 })
      const saved = await save(sent.context.get(backendContext).db, id, revision, outlines)
      return { revision: saved.revision }
    },
  })
}

interface PlanRemoval {
  find(): Promise<PlanImage | undefined>
  remove(): Promise<unknown>
  list: string
  /** The log message of a failed removal. */
  logged: string
}

/** Deletes a plan. Refuses (422) if its image URL is not a stored file's: the file could not be found. */
export function planRemovalAction(sent: Sent, text: PlanText, removal: PlanRemoval) {
  const { find, remove, list, logged } = removal
  const failed = text.errors.delete
  return deleteAction(sent, {
    failed,
    messages: {
      gone: { error: errors.gone },
      refused: (thrown) => (thrown instanceof InvalidUrl ? { error: faultTexts.badImageUrl } : undefined),
      unexpected: { error: failed },
      logged,
    },
    remove: async () => {
      const plan = await find()
      if (plan) parseStoredUrl(plan.imageUrl)
      await remove()
    },
    list,
  })
}
