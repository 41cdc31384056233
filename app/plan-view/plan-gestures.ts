import type { ZoomRange } from '../../domain/floor-plan/floor-plan.ts'
import {
  type PlanView,
  panned,
  showing,
  unzoomedView,
  zoomedAt,
  zoomedByStep,
} from '../../domain/floor-plan/plan-view.ts'
import { distance, type Point } from '../../domain/geometry/polygon.ts'

/** The plan that a gesture moves. */
export interface PlanControl {
  /** How far this plan is enlarged. */
  range: ZoomRange
  view(): PlanView
  show(view: PlanView, how?: { smoothly: boolean }): void
}

/** A gesture that moves the plan until the signal ends it. */
export type Gesture = (frame: HTMLElement, plan: PlanControl, signal: AbortSignal) => void

/** Where in the frame an event happened, as fractions of its width and height. */
function positionIn(frame: Element, event: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = frame.getBoundingClientRect()
  return { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
}

/** A press that moves less than this many pixels is a click, because hands tremble. */
const slack: Record<string, number> = { pen: 8, touch: 10 }
const mouseSlack = 4

/**
 * Moves the plan with the midpoint of all pointers; with two or more pointers, zooms it by the distance between them.
 */
export function dragAndPinch(frame: HTMLElement, plan: PlanControl, signal: AbortSignal): void {
  const fingers = new Map<number, Point>()
  let pressedAt: Point = { x: 0, y: 0 }
  let dragging = false

  const press = (event: PointerEvent) => {
    // A primary pointer is pressed only when no other is down: pointers that are still listed were released outside
    // the window.
    if (event.isPrimary) releaseAll()
    if (event.button > 1 || isGrabbed(event)) return
    if (fingers.size === 0) {
      dragging = false
      pressedAt = { x: event.clientX, y: event.clientY }
    }
    fingers.set(event.pointerId, positionIn(frame, event))
  }

  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return
    // The pointer was released outside the frame, before the drag had captured it.
    if (event.buttons === 0) return release(event)
    if (!dragging) {
      const reach = slack[event.pointerType] ?? mouseSlack
      if (fingers.size === 1 && distance(pressedAt, { x: event.clientX, y: event.clientY }) < reach) return
      dragging = true
      frame.dataset.dragging = ''
    }
    frame.setPointerCapture(event.pointerId)
    const before = grip(frame, [...fingers.values()])
    fingers.set(event.pointerId, positionIn(frame, event))
    const after = grip(frame, [...fingers.values()])
    const moved = panned(plan.view(), { x: after.at.x - before.at.x, y: after.at.y - before.at.y })
    plan.show(
      after.spread > 0 && before.spread > 0
        ? zoomedAt(moved, (moved.zoom * after.spread) / before.spread, after.at, plan.range)
        : moved,
    )
  }

  const release = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    if (fingers.size === 0) delete frame.dataset.dragging
  }

  const releaseAll = () => {
    fingers.clear()
    delete frame.dataset.dragging
  }

  /** Stops the click that a browser sends after a drag; one from the keyboard (`detail` 0) goes through. */
  const click = (event: MouseEvent) => {
    if (!dragging || event.detail === 0) return
    dragging = false
    event.preventDefault()
    event.stopPropagation()
  }

  frame.addEventListener('pointerdown', press, { signal })
  frame.addEventListener('pointermove', move, { signal })
  frame.addEventListener('pointerup', release, { signal })
  frame.addEventListener('pointercancel', release, { signal })
  frame.addEventListener('click', click, { capture: true, signal })
  // Otherwise the browser would start its own drag and drop of links and images.
  frame.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
}

/**
 * Whether the press is on a part of the plan that can be dragged itself (`data-grab`): it does not move the
 * plan.
 */
function isGrabbed({ target, button }: PointerEvent): boolean {
  return button === 0 && target instanceof Element && target.closest('[data-grab]') !== null
}

/** The midpoint of all pointers, and the sum of their distances from it in pixels. */
function grip(frame: Element, fingers: Point[]): { at: Point; spread: number } {
  const { width, height } = frame.getBoundingClientRect()
  const at = {
    x: fingers.reduce((sum, { x }) => sum + x, 0) / fingers.length,
    y: fingers.reduce((sum, { y }) => sum + y, 0) / fingers.length,
  }
  const spread = fingers.reduce(
    (sum, { x, y }) => sum + Math.hypot((x - at.x) * width, (y - at.y) * height),
    0,
  )
  return { at, spread: fingers.length > 1 ? spread : 0 }
}

const soon = 300
const near = 30
const closeUp = 2.5

/**
 * A second tap in the same place zooms in, or back out. Its click is swallowed, so that what the first tap selected
 * stays selected.
 */
export function doubleTap(frame: HTMLElement, plan: PlanControl, signal: AbortSignal): void {
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
    const next = view.zoom > 1 ? unzoomedView : zoomedAt(view, closeUp, positionIn(frame, event), plan.range)
    plan.show(next, { smoothly: true })
  }

  const click = (event: MouseEvent) => {
    if (!swallow) return
    swallow = false
    event.preventDefault()
    event.stopPropagation()
  }

  // Runs in the capture phase, before `dragAndPinch` handles the release and forgets that this was a drag.
  frame.addEventListener('pointerup', tap, { capture: true, signal })
  frame.addEventListener('click', click, { capture: true, signal })
}

/**
 * The smallest `deltaY` that counts as one step of a mouse wheel; a touchpad sends a pinch in smaller values.
 */
const notch = 50

/** Zooms with Ctrl, which is also how a touchpad reports a pinch. Without it the page scrolls. */
export function wheelZoom(frame: HTMLElement, plan: PlanControl, signal: AbortSignal): void {
  const turn = (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) zoomByWheel(frame, plan, event)
  }
  frame.addEventListener('wheel', turn, { passive: false, signal })
}

export function zoomByWheel(frame: HTMLElement, plan: PlanControl, event: WheelEvent): void {
  event.preventDefault()
  const [view, at] = [plan.view(), positionIn(frame, event)]
  plan.show(
    Math.abs(event.deltaY) >= notch
      ? zoomedByStep(view, event.deltaY < 0 ? 1 : -1, { at, range: plan.range })
      : zoomedAt(view, view.zoom * Math.exp(-event.deltaY / 100), at, plan.range),
  )
}

/** Moves an enlarged plan so that the outline with keyboard focus is visible. */
export function followFocus(frame: HTMLElement, plan: PlanControl, signal: AbortSignal): void {
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
