import { scaleOutlines } from '../../../../domain/floor-plan/floor-plan.ts'
import type { EditedPlan } from '../plan-to-edit.ts'
import { type Editor, hasBegunOutline, openEditor } from './editor.ts'
import type { Outlines } from './edits.ts'
import { type EditorEvent, reduceEditor } from './reduce-editor.ts'

/** What the server answered to a save: the revision, unless it was refused. */
interface PlanSaved {
  revision?: number
}

/** The outlines being edited, beside those that are saved. */
export interface OpenedPlan {
  editor: Editor
  /** What the next save is based on: the newest plan that this page has taken over, or its own last save. */
  base: { plan: EditedPlan; revision: number; outlines: Outlines }
  /** On their way to the server. */
  sent?: Outlines | undefined
  /** The last one that was looked at. */
  result?: PlanSaved | undefined
}

/** What the page knows of the server: the plan as last read, the last answer, whether another is awaited. */
interface News {
  plan: EditedPlan
  result: PlanSaved | undefined
  isBusy: boolean
}

export type OpenedPlanEvent =
  | EditorEvent
  | { type: 'sent'; outlines: Outlines }
  | { type: 'news'; news: News }
  /** For mine: the next save replaces what the others drew. */
  | { type: 'decided'; for: 'mine' | 'theirs'; plan: EditedPlan }

export function openPlan(plan: EditedPlan): OpenedPlan {
  return { editor: openEditor(plan.outlines), base: basedOn(plan) }
}

export function reduceOpenedPlan(state: OpenedPlan, event: OpenedPlanEvent): OpenedPlan {
  switch (event.type) {
    case 'sent':
      return { ...state, sent: event.outlines }
    case 'news':
      return takeIn(hear(state, event.news.result), event.news)
    case 'decided':
      return event.for === 'mine' ? keepMine(state, event.plan) : takeTheirs(state, event.plan)
    default: {
      const editor = reduceEditor(state.editor, event)
      return editor === state.editor ? state : { ...state, editor }
    }
  }
}

export function isUnsaved({ editor, base }: OpenedPlan): boolean {
  return editor.history.present !== base.outlines || hasBegunOutline(editor)
}

/** While a save is in flight, a newer plan may be that very save. */
export function isOutdated({ base, sent }: OpenedPlan, { plan, isBusy }: Omit<News, 'result'>): boolean {
  return plan.revision > base.revision && !isBusy && !sent
}

function hear(state: OpenedPlan, result: PlanSaved | undefined): OpenedPlan {
  if (!result || result === state.result) return state
  const { base, sent } = state
  const heard = { ...state, sent: undefined, result }
  if (!sent || result.revision === undefined) return heard
  return { ...heard, base: { ...base, revision: result.revision, outlines: sent } }
}

/**
 * A newer plan from the server is taken over only where nothing would be lost. Otherwise the old revision stays, so
 * that a save is refused (409) until the administrator has decided between the two.
 */
function takeIn(state: OpenedPlan, news: News): OpenedPlan {
  if (!isOutdated(state, news)) return state
  if (!isUnsaved(state)) return takeTheirs(state, news.plan)
  return hasOnlyNewImage(state, news.plan) ? keepMine(state, news.plan) : state
}

function takeTheirs(state: OpenedPlan, plan: EditedPlan): OpenedPlan {
  return { ...state, ...openPlan(plan) }
}

function keepMine(state: OpenedPlan, plan: EditedPlan): OpenedPlan {
  const editor = reduceEditor(state.editor, { type: 'rescale', from: state.base.plan, to: plan })
  return { ...state, editor, base: basedOn(plan) }
}

/** The image was replaced and nothing else: what is drawn here but not saved fits it once it is scaled too. */
function hasOnlyNewImage({ base }: OpenedPlan, newer: EditedPlan): boolean {
  const scaled = scaleOutlines(base.outlines, base.plan, newer)
  return base.plan.imageUrl !== newer.imageUrl && JSON.stringify(scaled) === JSON.stringify(newer.outlines)
}

function basedOn(plan: EditedPlan): OpenedPlan['base'] {
  return { plan, revision: plan.revision, outlines: plan.outlines }
}
