import { data } from 'react-router'
import { z } from 'zod'
import type { Database } from '../../../backend/data/database.ts'
import { InvalidLink } from '../../../backend/data/plans/outline-links.ts'
import type { DrawnOutline } from '../../../domain/floor-plan/drawn-outline.ts'
import { outlinesSchema } from '../../../domain/floor-plan/floor-plan-schema.ts'
import { sentRevision } from '../../../domain/record/sent-revision.ts'
import { backendContext } from '../../context.ts'
import { adminFormLimit, type Sent } from '../../forms/read-form.ts'
import type { PlanText } from '../../text/admin/floor-plans.ts'
import { formAction } from '../form/form-action.ts'
import type { Fault } from '../form/toast-result.ts'

/** What the editor hears of its save. */
export interface PlanSaveResult extends Fault {
  /** Of the saved plan: the next save is based on it. */
  revision?: number
}

const outlinesAsText = z
  .string()
  .transform((json, context) => {
    try {
      return JSON.parse(json)
    } catch {
      context.addIssue({ code: 'custom', message: 'Not JSON' })
      return z.NEVER
    }
  })
  .pipe(outlinesSchema)

const planSave = z.object({
  id: z.string().min(1),
  revision: sentRevision,
  outlines: outlinesAsText,
  /** An outline that is not among them yet; for the text of the response only. */
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
  /** What the log says of a save that failed. */
  logged: string
}

/** Saves the outlines of a plan of either kind. */
export function planSaveAction(sent: Sent, { errors }: PlanText, { save, logged }: PlanKind) {
  const strange = { error: errors.save, detail: errors.invalid }
  return formAction(sent, {
    schema: planSave,
    failed: errors.save,
    invalid: errors.invalid,
    longest: adminFormLimit,
    messages: () => ({
      stale: { error: errors.save, detail: errors.stale },
      refused: (thrown) => (thrown instanceof InvalidLink ? strange : undefined),
      unexpected: { error: errors.save, detail: errors.saveDetail },
      logged,
    }),
    run: async ({ id, revision, outlines }) => {
      const ids = new Set(outlines.map((outline) => outline.id))
      if (ids.size < outlines.length) return data(strange, { status: 422 })
      const saved = await save(sent.context.get(backendContext).db, id, revision, outlines)
      return { revision: saved.revision }
    },
  })
}
