import { useEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFetcher, useLocation } from 'react-router'
import { newId } from '../../../domain/new-id.ts'
import type { Fault } from '../form/toast-result.ts'
import { hasBegunOutline, shownOutlines } from './editor/editor.ts'
import type { Outlines } from './editor/edits.ts'
import {
  isOutdated,
  isUnsaved,
  type OpenedPlan,
  openPlan,
  reduceOpenedPlan,
} from './editor/reduce-opened-plan.ts'
import type { PlanSaveResult } from './plan-actions.ts'
import type { EditedPlan, Linkable } from './plan-to-edit.ts'
import { usePlanText } from './use-plan-text.ts'

interface Options {
  plan: EditedPlan
  linkables: Linkable[]
  removalUrl: string
  /** Called with the plan while it has unsaved changes, and with undefined once it has none. */
  onUnsaved: (plan: EditedPlan | undefined) => void
}

/** Holds the opened plan in React state, feeds it what the server sends, and saves it. */
export function usePlanEditor({ plan, linkables, removalUrl, onUnsaved }: Options) {
  const text = usePlanText()
  const [opened, dispatch] = useReducer(reduceOpenedPlan, plan, openPlan)
  const { submit, data: result, state } = useFetcher<PlanSaveResult>()
  const { isRemoving, isDiscarded, remove } = usePlanRemoval(removalUrl)
  const isBusy = state !== 'idle' || isRemoving
  const work = requestInFlight(opened.sent !== undefined || state !== 'idle', isRemoving)
  // Unsaved outlines also count when somebody else deletes the plan, but not when this person deletes it.
  const wouldLoseWork = isUnsaved(opened) && !isDiscarded

  const latest = useRef(opened)
  useEffect(() => {
    latest.current = opened
  })
  // The result of a save and the loaded plan are dispatched as one event: a save between two events would send
  // an outdated revision (409).
  useEffect(() => dispatch({ type: 'loaded', server: { plan, result, isBusy } }), [plan, result, isBusy])
  useEffect(() => {
    onUnsaved(wouldLoseWork ? plan : undefined)
    return () => onUnsaved(undefined)
  }, [wouldLoseWork, plan, onUnsaved])

  const send = ({ editor, base: { revision } }: OpenedPlan) => {
    const outlines = editor.history.present
    dispatch({ type: 'sent', outlines })
    const change = {
      id: plan.id,
      revision,
      outlines: JSON.stringify(linkedHere(outlines, linkables)),
      ...(hasBegunOutline(editor) && { begun: editor.gesture.name === 'pending' ? 'pending' : 'drawing' }),
    }
    submit(change, { method: 'post', defaultShouldRevalidate: false })
  }

  return {
    editor: opened.editor,
    /** The plan with the image that the outlines are drawn on, until newer outlines are decided upon. */
    drawnOn: opened.base.plan,
    dispatch,
    work,
    isUnsaved: isUnsaved(opened),
    /** Whether an outline that is not linked yet is the only unsaved change. */
    isOnlyBegun: hasBegunOutline(opened.editor) && opened.editor.history.present === opened.base.outlines,
    wouldLoseWork,
    isOutdated: isOutdated(opened, { plan, isBusy }) && isUnsaved(opened),
    save: () => {
      if (!work) send(opened)
    },
    /** Confirms all guessed links, then saves. */
    confirmAndSave: () => {
      flushSync(() => dispatch({ type: 'confirm' }))
      if (!work) send(latest.current)
    },
    saveMine: () => {
      // `flushSync` puts the newer revision and the rescaled outlines into the state before they are sent.
      flushSync(() => dispatch({ type: 'decided', for: 'mine', plan }))
      send(latest.current)
    },
    takeTheirs: () => dispatch({ type: 'decided', for: 'theirs', plan }),
    remove,
    /** Returns why nothing was linked or selected, or undefined on success. */
    choose: (linkedId: string) => {
      const { editor } = opened
      const own = shownOutlines(editor).find((outline) => outline.linkedId === linkedId)
      const canLink = editor.gesture.name === 'pending' || editor.selection !== undefined
      if (canLink) dispatch({ type: 'choose', linkedId, newId: newId() })
      else if (hasBegunOutline(editor)) return text.finishFirst
      else if (own) dispatch({ type: 'select', outlineId: own.id })
      else return text.nothingToLink
      return undefined
    },
  }
}

function requestInFlight(isSaving: boolean, isRemoving: boolean): 'save' | 'delete' | undefined {
  if (isSaving) return 'save'
  return isRemoving ? 'delete' : undefined
}

/**
 * Unlinks outlines whose apartment or parking spot has moved to another floor or level, because the server
 * refuses such links (422).
 */
function linkedHere(outlines: Outlines, linkables: Linkable[]): Outlines {
  const known = new Set(linkables.map(({ id }) => id))
  return outlines.map((outline) =>
    known.has(outline.linkedId ?? '') ? outline : { ...outline, linkedId: null },
  )
}

/** Deletes the plan. Its unsaved outlines are discarded (`isDiscarded`), unless the deletion fails. */
function usePlanRemoval(url: string) {
  const fetcher = useFetcher<Fault>()
  const { search } = useLocation()
  const [isDiscarded, setDiscarded] = useState(false)
  useEffect(() => {
    if (fetcher.data?.error) setDiscarded(false)
  }, [fetcher.data])

  return {
    isRemoving: fetcher.state !== 'idle',
    isDiscarded,
    remove: () => {
      setDiscarded(true)
      // Loaders do not rerun after a failure: without a connection, their error would replace the page.
      fetcher.submit(null, {
        method: 'DELETE',
        action: url + search,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      })
    },
  }
}
