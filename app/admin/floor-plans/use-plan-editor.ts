import { useEffect, useReducer, useRef, useState } from 'react'
import { scaleShapes } from '../../../domain/floor-plan.ts'
import type { PlanOutcome } from './change-plan.ts'
import { openEditor } from './editor/editor.ts'
import type { Drawing } from './editor/edits.ts'
import { reduceEditor } from './editor/reduce-editor.ts'
import type { EditedPlan } from './plan-to-edit.ts'

/** The drawing that the server has, as far as this page knows. */
interface Base {
  plan: EditedPlan
  revision: number
  drawing: Drawing
}

function basedOn(plan: EditedPlan): Base {
  return { plan, revision: plan.revision, drawing: plan.apartments }
}

/**
 * The drawing beside what is saved of it. A newer plan from the server is taken over only where nothing would
 * be lost; otherwise the drawing stays, and saving it will be refused until somebody decides.
 */
export function usePlanEditor(plan: EditedPlan, outcome: PlanOutcome | undefined, isBusy: boolean) {
  const [editor, dispatch] = useReducer(reduceEditor, plan.apartments, openEditor)
  const [base, setBase] = useState(() => basedOn(plan))
  const sent = useRef<Drawing>(undefined)
  const imageReplaced = useRef(false)

  const { gesture, history } = editor
  const isUnsaved = history.present !== base.drawing || ('points' in gesture && gesture.points.length > 0)
  const isOutdated = plan.revision > base.revision && !isBusy

  const takeOver = (newer: EditedPlan) => {
    setBase(basedOn(newer))
    dispatch({ type: 'open', editor: openEditor(newer.apartments) })
  }

  useEffect(() => {
    if (outcome && 'revision' in outcome && sent.current) {
      const drawing = sent.current
      setBase((now) => ({ ...now, revision: outcome.revision, drawing }))
    }
  }, [outcome])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the server has something newer
  useEffect(() => {
    if (!isOutdated) return
    if (imageReplaced.current && isUnsaved) {
      const [from, to] = [base.plan, plan]
      setBase(basedOn(plan))
      dispatch({ type: 'rescale', change: (drawing) => scaleShapes([...drawing], from, to) })
    } else if (!isUnsaved) takeOver(plan)
    imageReplaced.current = false
  }, [isOutdated, plan.revision])

  return {
    editor,
    dispatch,
    isUnsaved,
    isOutdated: isOutdated && isUnsaved,
    revision: base.revision,
    takeOver: () => takeOver(plan),
    noteSent: (drawing: Drawing) => {
      sent.current = drawing
    },
    noteImageReplaced: () => {
      imageReplaced.current = true
    },
  }
}
