import { zoomedAt, zoomedByStep } from '../../domain/floor-plan/plan-view.ts'
import { type PlanControl, placeIn } from './plan-control.ts'

/** A notch of a mouse wheel is at least this far; a touchpad's pinch comes in many smaller pieces. */
const notch = 50

/** With Ctrl, which is also how a touchpad reports a pinch; without it the page scrolls as ever. */
export function wheelZoom(frame: HTMLElement, plan: PlanControl, signal: AbortSignal): void {
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
