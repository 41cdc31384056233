import { data } from 'react-router'
import { z } from 'zod'
import { findFloorPlanById, StrangeApartment, saveOutlines } from '../../../backend/data/floor-plans.ts'
import { removeFloorPlan } from '../../../backend/removal/remove-with-files.ts'
import { InvalidUrl, parseStoredUrl } from '../../../domain/files/stored-path.ts'
import { outlinesSchema } from '../../../domain/floor-plan/floor-plan-schema.ts'
import { sentRevision } from '../../../domain/record/sent-revision.ts'
import { backendContext } from '../../context.ts'
import { officeForm, readForm, type Sent } from '../../forms/read-form.ts'
import { logMessages } from '../../text/log-messages.ts'
import { errors } from '../../text/office/errors.ts'
import { floorPlansText as text } from '../../text/office/floor-plans.ts'
import { answerFault, answerRefusal } from '../form/answer-save.ts'
import type { Fault } from '../form/tell-result.ts'

/** What the editor hears of its save or delete. */
export interface PlanAnswer extends Fault {
  /** Of the saved plan: the next save is based on it. */
  revision?: number
  deletedId?: string
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

const planChange = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    id: z.string().min(1),
    revision: sentRevision,
    outlines: outlinesAsText,
  }),
  z.object({ intent: z.literal('delete'), id: z.string().min(1) }),
])

type Save = Extract<z.infer<typeof planChange>, { intent: 'save' }>

export async function answerPlanChange(sent: Sent) {
  const read = await readForm(sent, { schema: planChange, largest: officeForm, longest: officeForm })
  if ('refusal' in read) return answerRefusal(read.refusal, text.errors.save)
  const parsed = planChange.safeParse(Object.fromEntries(read.form))
  if (!parsed.success) return refusedSave(400, text.errors.invalid)
  const change = parsed.data
  return change.intent === 'save' ? save(sent.context, change) : remove(sent.context, change.id)
}

async function save(context: Sent['context'], { id, revision, outlines }: Save) {
  const ids = new Set(outlines.map((outline) => outline.id))
  if (ids.size < outlines.length) return refusedSave(422, text.errors.invalid)
  try {
    const saved = await saveOutlines(context.get(backendContext).db, id, revision, outlines)
    return { revision: saved.revision }
  } catch (thrown) {
    if (thrown instanceof StrangeApartment) return refusedSave(422, text.errors.invalid)
    const error = text.errors.save
    return answerFault(thrown, error, context, {
      stale: { error, detail: text.errors.stale },
      unexpected: { error, detail: text.errors.saveDetail },
      logged: logMessages.updateFloorPlan,
    })
  }
}

function refusedSave(status: number, detail: string) {
  return data({ error: text.errors.save, detail }, { status })
}

/** A plan whose picture cannot be told apart from other files is not deleted. */
async function remove(context: Sent['context'], id: string) {
  const backend = context.get(backendContext)
  try {
    const plan = await findFloorPlanById(backend.db, id)
    if (plan) parseStoredUrl(plan.imageUrl)
    await removeFloorPlan(backend, id)
    return { deletedId: id }
  } catch (thrown) {
    if (thrown instanceof InvalidUrl) return data({ error: thrown.message }, { status: 422 })
    const error = text.errors.delete
    return answerFault(thrown, error, context, {
      gone: { error: errors.gone },
      unexpected: { error },
      logged: logMessages.deleteFloorPlan,
    })
  }
}
