import { z } from 'zod'
import { findFloorPlanById, StrangeApartment, saveShapes } from '../../../backend/data/floor-plans.ts'
import { NotFound, StaleRevision } from '../../../backend/data/revision.ts'
import type { Backend } from '../../../backend/open.ts'
import { removeFloorPlan } from '../../../backend/uploads/remove-with-files.ts'
import { sentRevision } from '../../../domain/field.ts'
import { shapesSchema } from '../../../domain/floor-plan-schema.ts'
import { InvalidAddress, parseStoredAddress } from '../../../domain/stored-path.ts'
import { errors } from '../../text/errors.ts'
import { floorPlansText as text } from '../../text/floor-plans.ts'
import { logMessages } from '../../text/log-messages.ts'

/** What the page is told about a save or a delete. */
export type PlanOutcome =
  | { done: 'save'; revision: number }
  | { done: 'delete'; id: string }
  | { problem: string; detail?: string; status: number }

const shapesAsText = z
  .string()
  .transform((json, context) => {
    try {
      return JSON.parse(json)
    } catch {
      context.addIssue({ code: 'custom', message: 'Not JSON' })
      return z.NEVER
    }
  })
  .pipe(shapesSchema)

export const planChange = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    id: z.string().min(1),
    revision: sentRevision,
    shapes: shapesAsText,
  }),
  z.object({ intent: z.literal('delete'), id: z.string().min(1) }),
])

type Save = Extract<z.infer<typeof planChange>, { intent: 'save' }>

export async function savePlan({ db }: Backend, { id, revision, shapes }: Save): Promise<PlanOutcome> {
  if (new Set(shapes.map((shape) => shape.id)).size < shapes.length) return refused(422, text.errors.invalid)
  try {
    return { done: 'save', revision: (await saveShapes(db, id, revision, shapes)).revision }
  } catch (error) {
    if (error instanceof StrangeApartment) return refused(422, text.errors.invalid)
    if (error instanceof StaleRevision) return refused(409, text.errors.stale)
    if (error instanceof NotFound) return refused(404, errors.gone)
    throw new Error(logMessages.updateFloorPlan, { cause: error })
  }
}

function refused(status: number, detail: string): PlanOutcome {
  return { problem: text.errors.save, detail, status }
}

/** A plan whose picture cannot be told apart from other files is not deleted. */
export async function deletePlan(backend: Backend, id: string): Promise<PlanOutcome> {
  try {
    const plan = await findFloorPlanById(backend.db, id)
    if (plan) parseStoredAddress(plan.imageUrl)
    await removeFloorPlan(backend, id)
    return { done: 'delete', id }
  } catch (error) {
    if (error instanceof InvalidAddress) return { problem: error.message, status: 422 }
    if (error instanceof NotFound) return { problem: errors.gone, status: 404 }
    throw new Error(logMessages.deleteFloorPlan, { cause: error })
  }
}
