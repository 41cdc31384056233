import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { viewerZoom } from '../../domain/floor-plan/floor-plan.ts'
import { type PlanView, unzoomedView } from '../../domain/floor-plan/plan-view.ts'
import {
  doubleTap,
  dragAndPinch,
  followFocus,
  type Gesture,
  type PlanControl,
  wheelZoom,
} from './plan-gestures.ts'

export interface UsedPlanView extends PlanControl {
  frame: RefObject<HTMLDivElement | null>
  plan: RefObject<HTMLDivElement | null>
  /** The zoom after a gesture has ended. During a gesture only the transform changes, and React renders nothing. */
  zoom: number
  /** Calls the listener with each view that is shown, also during a gesture. Returns how to stop it. */
  watch(listener: (view: PlanView) => void): () => void
}

const rest = 120
const none: readonly Gesture[] = []

/**
 * Moves the plan without React: a drag only changes the transform of one composited layer, so its cost does not
 * depend on how many outlines the plan has. `more` are gestures besides those of every plan; the list stays the same.
 */
export function usePlanView(more = none, range = viewerZoom): UsedPlanView {
  const frame = useRef<HTMLDivElement>(null)
  const plan = useRef<HTMLDivElement>(null)
  const current = useRef<PlanView>(unzoomedView)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const watching = useRef(new Set<(view: PlanView) => void>())
  const [zoom, setZoom] = useState(unzoomedView.zoom)

  const view = useCallback(() => current.current, [])
  const show = useCallback<PlanControl['show']>((next, { smoothly } = { smoothly: false }) => {
    if (smoothly || next.zoom !== current.current.zoom) {
      clearTimeout(resting.current)
      resting.current = setTimeout(setZoom, smoothly ? 0 : rest, next.zoom)
    }
    current.current = next
    for (const listener of watching.current) listener(next)
    if (!plan.current || !frame.current) return
    plan.current.style.transition = smoothly ? 'transform 180ms ease-out' : ''
    plan.current.style.transform = `translate3d(${next.x * 100}%, ${next.y * 100}%, 0) scale(${next.zoom})`
    // A plan that is not enlarged leaves vertical swipes to the page.
    frame.current.style.touchAction = next.zoom > 1 ? 'none' : ''
  }, [])

  const watch = useCallback((listener: (view: PlanView) => void) => {
    watching.current.add(listener)
    listener(current.current)
    return () => {
      watching.current.delete(listener)
    }
  }, [])

  useEffect(() => {
    if (!frame.current) return
    const listening = new AbortController()
    for (const listen of [doubleTap, dragAndPinch, wheelZoom, followFocus, ...more]) {
      listen(frame.current, { range, view, show }, listening.signal)
    }
    return () => {
      listening.abort()
      clearTimeout(resting.current)
    }
  }, [view, show, range, more])

  return useMemo(() => ({ frame, plan, zoom, range, view, show, watch }), [zoom, range, view, show, watch])
}
