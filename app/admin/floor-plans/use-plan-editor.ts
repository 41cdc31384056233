import { useEffect, useReducer } from 'react'
import type { PlanAnswer } from './answer-plan-change.ts'
import { isOutdated, isUnsaved, openPlan, reduceOpenedPlan } from './editor/reduce-opened-plan.ts'
import type { EditedPlan } from './plan-to-edit.ts'

/** The opened plan in React's state, which hears of everything that comes from the server. */
export function usePlanEditor(plan: EditedPlan, answer: PlanAnswer | undefined, isBusy: boolean) {
  const [opened, dispatch] = useReducer(reduceOpenedPlan, plan, openPlan)

  // Answer and plan in one event: a save between the two would carry a revision that is no more (409).
  useEffect(() => dispatch({ type: 'news', news: { plan, answer, isBusy } }), [plan, answer, isBusy])

  return {
    editor: opened.editor,
    dispatch,
    isUnsaved: isUnsaved(opened),
    isOutdated: isOutdated(opened, { plan, isBusy }) && isUnsaved(opened),
    isSaving: opened.sent !== undefined,
    revision: opened.base.revision,
  }
}
