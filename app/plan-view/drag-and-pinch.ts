import { panned, zoomedAt } from '../../domain/floor-plan/plan-view.ts'
import { distance, type Point } from '../../domain/geometry/polygon.ts'
import { type PlanControl, placeIn } from './plan-control.ts'

/** A press that moves less than this is a click, one that moves further a drag: hands tremble. */
const slack = { mouse: 4, pen: 8, touch: 10 }

/** Moves the plan by the middle of all pointers, and with two or more zooms it by how far they are apart. */
export function dragAndPinch(frame: HTMLElement, plan: PlanControl, signal: AbortSignal): void {
  const fingers = new Map<number, Point>()
  let pressedAt: Point = { x: 0, y: 0 }
  let dragging = false

  const press = (event: PointerEvent) => {
    // No other pointer is down when a primary one is pressed: those still in `fingers` were released unseen.
    if (event.isPrimary) releaseAll()
    if (event.button > 1 || isGrabbed(event)) return
    if (fingers.size === 0) {
      dragging = false
      pressedAt = { x: event.clientX, y: event.clientY }
    }
    fingers.set(event.pointerId, placeIn(frame, event))
  }

  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return
    // Released outside of the frame, before the drag began and the pointer was captured.
    if (event.buttons === 0) return release(event)
    if (!dragging) {
      const reach = slack[event.pointerType as keyof typeof slack] ?? slack.mouse
      if (fingers.size === 1 && distance(pressedAt, { x: event.clientX, y: event.clientY }) < reach) return
      dragging = true
      frame.dataset.dragging = ''
    }
    frame.setPointerCapture(event.pointerId)
    const before = grip(frame, [...fingers.values()])
    fingers.set(event.pointerId, placeIn(frame, event))
    const after = grip(frame, [...fingers.values()])
    const moved = panned(plan.view(), { x: after.at.x - before.at.x, y: after.at.y - before.at.y })
    plan.show(
      after.spread > 0 && before.spread > 0
        ? zoomedAt(moved, (moved.zoom * after.spread) / before.spread, after.at)
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
  // Otherwise the browser begins its own drag and drop of links and images.
  frame.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
}

/** Parts of a plan that are dragged themselves say so. */
function isGrabbed({ target, button }: PointerEvent): boolean {
  return button === 0 && target instanceof Element && target.closest('[data-grab]') !== null
}

/** The middle of all fingers, and how far apart they are in pixels. */
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
