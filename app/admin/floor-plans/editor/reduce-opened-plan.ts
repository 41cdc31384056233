import { scaleOutlines } from '../../../../domain/floor-plan/floor-plan.ts'
import type { EditedPlan } from '../plan-to-edit.ts'
import { type Editor, hasBegunOutline, openEditor } from './editor.ts'
import type { Outlines } from './edits.ts'
import { type EditorEvent, reduceEditor } from './reduce-editor.ts'

/** The result of a save. A refused save has no revision. */
interface PlanSaved {
  revision?: number
}

/** The outlines being edited, beside the saved ones. */
export interface OpenedPlan {
  editor: Editor
  /** What the next save is based on: the newest plan that this tab has loaded, or its own last save. */
  base: { plan: EditedPlan; revision: number; outlines: Outlines }
  /** The outlines of the save in flight. */
  sent?: Outlines | undefined
  /** The last result that was handled, so that none is handled twice. */
  result?: PlanSaved | undefined
}

/** The plan as last loaded, the result of the last save, and whether a request is in flight. */
interface ServerState {
  plan: EditedPlan
  result: PlanSaved | undefined
  isBusy: boolean
}

export type OpenedPlanEvent =
  | EditorEvent
  | { type: 'sent'; outlines: Outlines }
  | { type: 'loaded'; server: ServerState }
  /**
   * The person has decided between their own edits (`mine`), which the next save writes over the newer plan,
   * and the newer plan (`theirs`).
   */
  | { type: 'decided'; for: 'mine' | 'theirs'; plan: EditedPlan }

export function openPlan(plan: EditedPlan): OpenedPlan {
  return { editor: openEditor(plan.outlines), base: basedOn(plan) }
}

export function reduceOpenedPlan(state: OpenedPlan, event: OpenedPlanEvent): OpenedPlan {
  switch (event.type) {
    case 'sent':
      return { ...state, sent: event.outlines }
    case 'loaded':
      return adoptNewer(handleResult(state, event.server.result), event.server)
    case 'decided':
      return event.for === 'mine' ? keepOwn(state, event.plan) : takeNewer(state, event.plan)
    default: {
      const editor = reduceEditor(state.editor, event)
      return editor === state.editor ? state : { ...state, editor }
    }
  }
}

export function isUnsaved({ editor, base }: OpenedPlan): boolean {
  return editor.history.present !== base.outlines || hasBegunOutline(editor)
}

/**
 * Whether the server has a newer plan than the one being edited. Returns false while a save is in flight,
 * because the newer plan may be the result of that save.
 */
export function isOutdated(
  { base, sent }: OpenedPlan,
  { plan, isBusy }: Omit<ServerState, 'result'>,
): boolean {
  return plan.revision > base.revision && !isBusy && !sent
}

function handleResult(state: OpenedPlan, result: PlanSaved | undefined): OpenedPlan {
  if (!result || result === state.result) return state
  const { base, sent } = state
  const handled = { ...state, sent: undefined, result }
  if (!sent || result.revision === undefined) return handled
  return { ...handled, base: { ...base, revision: result.revision, outlines: sent } }
}

/**
 * Takes over a newer plan only if no unsaved edit is lost. Otherwise the old revision stays, so that a save is
 * refused (409) until the user has decided between their edits and the newer plan.
 */
function adoptNewer(state: OpenedPlan, server: ServerState): OpenedPlan {
  if (!isOutdated(state, server)) return state
  if (!isUnsaved(state)) return takeNewer(state, server.plan)
  return hasSameOutlines(state, server.plan) ? keepOwn(state, server.plan) : state
}

function takeNewer(state: OpenedPlan, plan: EditedPlan): OpenedPlan {
  return { ...state, ...openPlan(plan) }
}

function keepOwn(state: OpenedPlan, plan: EditedPlan): OpenedPlan {
  const editor = reduceEditor(state.editor, { type: 'rescale', from: state.base.plan, to: plan })
  return { ...state, editor, base: basedOn(plan) }
}

/** Whether only the image or a name was changed: then the unsaved edits still fit once they are scaled. */
function hasSameOutlines({ base }: OpenedPlan, newer: EditedPlan): boolean {
  const scaled = scaleOutlines(base.outlines, base.plan, newer)
  return written(scaled) === written(newer.outlines)
}

/** Without what only the editor knows, and in one order of fields, as saved outlines come back. */
function written(outlines: Outlines): string {
  return JSON.stringify(outlines.map(({ id, linkedId, points }) => [id, linkedId, points]))
}

function basedOn(plan: EditedPlan): OpenedPlan['base'] {
  return { plan, revision: plan.revision, outlines: plan.outlines }
}
