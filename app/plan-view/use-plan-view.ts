import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type PlanView, unzoomedView } from '../../domain/floor-plan/plan-view.ts'
import { doubleTap, dragAndPinch, followFocus, type PlanControl, wheelZoom } from './plan-gestures.ts'

export interface UsedPlanView extends PlanControl {
  frame: RefObject<HTMLDivElement | null>
  plan: RefObject<HTMLDivElement | null>
  /** The zoom after a gesture has ended. During a gesture only the transform changes, and React renders nothing. */
  zoom: number
}

const rest = 120

/**
 * Moves the plan without React: a drag only changes the transform of one composited layer, so its cost does not
 * depend on how many outlines the plan has.
 */
export function usePlanView(): UsedPlanView {
  const frame = useRef<HTMLDivElement>(null)
  const plan = useRef<HTMLDivElement>(null)
  const current = useRef<PlanView>(unzoomedView)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [zoom, setZoom] = useState(unzoomedView.zoom)

  const view = useCallback(() => current.current, [])
  const show = useCallback<PlanControl['show']>((next, { smoothly } = { smoothly: false }) => {
    if (smoothly || next.zoom !== current.current.zoom) {
      clearTimeout(resting.current)
      resting.current = setTimeout(setZoom, smoothly ? 0 : rest, next.zoom)
    }
    current.current = next
    if (!plan.current || !frame.current) return
    plan.current.style.transition = smoothly ? 'transform 180ms ease-out' : ''
    plan.current.style.transform = `translate3d(${next.x * 100}%, ${next.y * 100}%, 0) scale(${next.zoom})`
    // A plan that is not enlarged leaves vertical swipes to the page.
    frame.current.style.touchAction = next.zoom > 1 ? 'none' : ''
  }, [])

  useEffect(() => {
    if (!frame.current) return
    const listening = new AbortController()
    for (const listen of [doubleTap, dragAndPinch, wheelZoom, followFocus]) {
      listen(frame.current, { view, show }, listening.signal)
    }
    return () => {
      listening.abort()
      clearTimeout(resting.current)
    }
  }, [view, show])

  return useMemo(() => ({ frame, plan, zoom, view, show }), [zoom, view, show])
}
