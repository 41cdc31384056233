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
  /** Where the plan is deleted. */
  removalUrl: string
  /** Is told the plan while its outlines have changes that are not saved. */
  onUnsaved: (plan: EditedPlan | undefined) => void
}

/** The opened plan in React's state: it hears of everything that comes from the server, and is saved from here. */
export function usePlanEditor({ plan, linkables, removalUrl, onUnsaved }: Options) {
  const text = usePlanText()
  const [opened, dispatch] = useReducer(reduceOpenedPlan, plan, openPlan)
  const { submit, data: result, state } = useFetcher<PlanSaveResult>()
  const { isRemoving, isGivenUp, remove } = usePlanRemoval(removalUrl)
  const isBusy = state !== 'idle' || isRemoving
  const work = whatIsDone(opened.sent !== undefined || state !== 'idle', isRemoving)
  // When somebody else deletes the plan, what was drawn on it still counts as unsaved.
  const isAtStake = isUnsaved(opened) && !isGivenUp

  const latest = useRef(opened)
  useEffect(() => {
    latest.current = opened
  })
  // Answer and plan in one event: a save between the two would carry a revision that is no more (409).
  useEffect(() => dispatch({ type: 'news', news: { plan, result, isBusy } }), [plan, result, isBusy])
  useEffect(() => {
    onUnsaved(isAtStake ? plan : undefined)
    return () => onUnsaved(undefined)
  }, [isAtStake, plan, onUnsaved])

  const send = ({ editor, base: { revision } }: OpenedPlan) => {
    const outlines = editor.history.present
    dispatch({ type: 'sent', outlines })
    const change = {
      id: plan.id,
      revision,
      outlines: JSON.stringify(linkedHere(outlines, linkables)),
      ...(hasBegunOutline(editor) && { begun: editor.gesture.name }),
    }
    submit(change, { method: 'post', defaultShouldRevalidate: false })
  }

  return {
    editor: opened.editor,
    dispatch,
    work,
    isUnsaved: isUnsaved(opened),
    /** All else is saved but an outline that has no apartment yet. */
    isOnlyBegun: hasBegunOutline(opened.editor) && opened.editor.history.present === opened.base.outlines,
    isAtStake,
    isOutdated: isOutdated(opened, { plan, isBusy }) && isUnsaved(opened),
    save: () => {
      if (!work) send(opened)
    },
    /** What was guessed counts as right from now on. */
    saveAsRight: () => {
      flushSync(() => dispatch({ type: 'confirm' }))
      if (!work) send(latest.current)
    },
    saveMine: () => {
      // `flushSync` brings the newer revision and the rescaled outlines into the state before they are sent.
      flushSync(() => dispatch({ type: 'decided', for: 'mine', plan }))
      send(latest.current)
    },
    takeTheirs: () => dispatch({ type: 'decided', for: 'theirs', plan }),
    remove,
    /** Returns why there was no outline to link or to show, if so. */
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

function whatIsDone(isSaving: boolean, isRemoving: boolean): 'save' | 'delete' | undefined {
  if (isSaving) return 'save'
  return isRemoving ? 'delete' : undefined
}

/** What has moved to another floor is unlinked: the server refuses links to it (422). */
function linkedHere(outlines: Outlines, linkables: Linkable[]): Outlines {
  const known = new Set(linkables.map(({ id }) => id))
  return outlines.map((outline) =>
    known.has(outline.linkedId ?? '') ? outline : { ...outline, linkedId: null },
  )
}

/** Deletes the plan at this URL; whoever asks for that gives up what is drawn on it, until the answer is no. */
function usePlanRemoval(url: string) {
  const fetcher = useFetcher<Fault>()
  const { search } = useLocation()
  const [isGivenUp, setGivenUp] = useState(false)
  useEffect(() => {
    if (fetcher.data?.error) setGivenUp(false)
  }, [fetcher.data])

  return {
    isRemoving: fetcher.state !== 'idle',
    isGivenUp,
    remove: () => {
      setGivenUp(true)
      // Nothing is read again when it fails: without a connection that would take the page away.
      fetcher.submit(null, {
        method: 'DELETE',
        action: url + search,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      })
    },
  }
}
