import { data } from 'react-router'
import { z } from 'zod'
import { StrangeApartment, saveOutlines } from '../../../backend/data/floor-plans.ts'
import { outlinesSchema } from '../../../domain/floor-plan/floor-plan-schema.ts'
import { sentRevision } from '../../../domain/record/sent-revision.ts'
import { backendContext } from '../../context.ts'
import { officeForm, type Sent } from '../../forms/read-form.ts'
import { logMessages } from '../../text/log-messages.ts'
import { floorPlansText as text } from '../../text/office/floor-plans.ts'
import { answerForm } from '../form/answer-form.ts'
import type { Fault } from '../form/tell-result.ts'

/** What the editor hears of its save. */
export interface PlanAnswer extends Fault {
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

const planSave = z.object({ id: z.string().min(1), revision: sentRevision, outlines: outlinesAsText })

const error = text.errors.save
const strange = { error, detail: text.errors.invalid }

export function answerPlanSave(sent: Sent) {
  return answerForm(sent, {
    schema: planSave,
    failed: error,
    invalid: text.errors.invalid,
    longest: officeForm,
    words: () => ({
      stale: { error, detail: text.errors.stale },
      refused: (thrown) => (thrown instanceof StrangeApartment ? strange : undefined),
      unexpected: { error, detail: text.errors.saveDetail },
      logged: logMessages.updateFloorPlan,
    }),
    run: async ({ id, revision, outlines }) => {
      const ids = new Set(outlines.map((outline) => outline.id))
      if (ids.size < outlines.length) return data(strange, { status: 422 })
      const saved = await saveOutlines(sent.context.get(backendContext).db, id, revision, outlines)
      return { revision: saved.revision }
    },
  })
}
