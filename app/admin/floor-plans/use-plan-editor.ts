import { useEffect, useReducer, useState } from 'react'
import { scaleOutlines } from '../../../domain/floor-plan/floor-plan.ts'
import type { PlanAnswer } from './answer-plan-change.ts'
import { hasBegunOutline, openEditor } from './editor/editor.ts'
import type { Outlines } from './editor/edits.ts'
import { reduceEditor } from './editor/reduce-editor.ts'
import type { EditedPlan } from './plan-to-edit.ts'

/** What the next save is based on: the newest plan that this page has taken over, or its own last save. */
interface Base {
  plan: EditedPlan
  revision: number
  outlines: Outlines
}

function basedOn(plan: EditedPlan): Base {
  return { plan, revision: plan.revision, outlines: plan.outlines }
}

/** The picture was replaced and nothing else: what is drawn here but not saved fits it once it is scaled too. */
function hasOnlyNewImage(base: Base, newer: EditedPlan): boolean {
  const scaled = scaleOutlines(base.outlines, base.plan, newer)
  return base.plan.imageUrl !== newer.imageUrl && JSON.stringify(scaled) === JSON.stringify(newer.outlines)
}

/**
 * The outlines being edited, beside those that are saved. A newer plan from the server is taken over only where
 * nothing would be lost. Otherwise the old revision stays, so that a save is refused (409) until the administrator
 * has chosen between the two.
 */
export function usePlanEditor(plan: EditedPlan, answer: PlanAnswer | undefined, isBusy: boolean) {
  const [editor, dispatch] = useReducer(reduceEditor, plan.outlines, openEditor)
  const [base, setBase] = useState(() => basedOn(plan))
  const [sent, setSent] = useState<Outlines>()

  const isUnsaved = editor.history.present !== base.outlines || hasBegunOutline(editor)
  const isOutdated = plan.revision > base.revision && !isBusy && !sent

  const takeTheirs = () => {
    setBase(basedOn(plan))
    dispatch({ type: 'open', editor: openEditor(plan.outlines) })
  }
  const keepMine = () => {
    setBase(basedOn(plan))
    dispatch({ type: 'rescale', from: base.plan, to: plan })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when an answer arrives
  useEffect(() => {
    if (!answer || !sent) return
    // Both in one render: a save between them would carry the revision that this one has just replaced (409).
    setSent(undefined)
    if (answer.revision !== undefined) setBase({ ...base, revision: answer.revision, outlines: sent })
  }, [answer])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the server has something newer
  useEffect(() => {
    if (!isOutdated) return
    if (!isUnsaved) takeTheirs()
    else if (hasOnlyNewImage(base, plan)) keepMine()
  }, [isOutdated, plan.revision])

  return {
    editor,
    dispatch,
    isUnsaved,
    isOutdated: isOutdated && isUnsaved,
    isSaving: sent !== undefined,
    revision: base.revision,
    takeTheirs,
    /** The next save replaces what the others drew. */
    keepMine,
    noteSent: setSent,
  }
}
