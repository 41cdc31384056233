import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  type PlanView,
  showing,
  unzoomedView,
  zoomedAt,
  zoomedByStep,
} from '../../domain/floor-plan/plan-view.ts'
import { distance, type Point } from '../../domain/geometry/polygon.ts'
import { dragAndPinch } from './drag-and-pinch.ts'
import { type PlanControl, placeIn } from './plan-control.ts'

const soon = 300
const near = 30
const closeUp = 2.5

/** A second tap in the same place zooms in, or back out; what the first one selected stays selected. */
function doubleTap(frame: HTMLElement, plan: PlanControl, signal: AbortSignal): void {
  let last: (Point & { time: number }) | undefined
  let swallow = false

  const tap = (event: PointerEvent) => {
    swallow = false
    if (event.pointerType !== 'touch' || 'dragging' in frame.dataset) return
    const here = { x: event.clientX, y: event.clientY, time: event.timeStamp }
    const second = last && here.time - last.time < soon && distance(here, last) < near
    last = second ? undefined : here
    if (!second) return
    swallow = true
    const view = plan.view()
    const next = view.zoom > 1 ? unzoomedView : zoomedAt(view, closeUp, placeIn(frame, event))
    plan.show(next, { smoothly: true })
  }

  const click = (event: MouseEvent) => {
    if (!swallow) return
    swallow = false
    event.preventDefault()
    event.stopPropagation()
  }

  // Captured, so before drag-and-pinch hears of the release and forgets whether this was a drag.
  frame.addEventListener('pointerup', tap, { capture: true, signal })
  frame.addEventListener('click', click, { capture: true, signal })
}

/** A notch of a mouse wheel is at least this far; a touchpad's pinch comes in many smaller pieces. */
const notch = 50

/** With Ctrl, which is also how a touchpad reports a pinch; without it the page scrolls as ever. */
function wheelZoom(frame: HTMLElement, plan: PlanControl, signal: AbortSignal): void {
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const [view, at] = [plan.view(), placeIn(frame, event)]
    plan.show(
      Math.abs(event.deltaY) >= notch
        ? zoomedByStep(view, event.deltaY < 0 ? 1 : -1, at)
        : zoomedAt(view, view.zoom * Math.exp(-event.deltaY / 100), at),
    )
  }
  frame.addEventListener('wheel', turn, { passive: false, signal })
}

export interface UsedPlanView extends PlanControl {
  frame: RefObject<HTMLDivElement | null>
  plan: RefObject<HTMLDivElement | null>
  /** Where it has come to rest: while fingers pinch, nothing but the transform changes. */
  zoom: number
}

const rest = 120

/**
 * Moves the plan without React: a drag only changes the transform of one composited layer, so its cost does
 * not depend on how many outlines the plan has.
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
    // At its full size the plan leaves an upward or downward swipe to the page.
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

/** Whoever walks through an enlarged plan by keyboard sees where they are. */
function followFocus(frame: HTMLElement, plan: PlanControl, signal: AbortSignal): void {
  const follow = ({ target }: FocusEvent) => {
    const whole = frame.firstElementChild?.getBoundingClientRect()
    if (!whole || !(target instanceof Element) || !target.matches(':focus-visible')) return
    const part = target.getBoundingClientRect()
    const from = { x: (part.left - whole.left) / whole.width, y: (part.top - whole.top) / whole.height }
    const to = { x: (part.right - whole.left) / whole.width, y: (part.bottom - whole.top) / whole.height }
    if (plan.view().zoom > 1) plan.show(showing(plan.view(), from, to), { smoothly: true })
  }
  frame.addEventListener('focusin', follow, { signal })
}
