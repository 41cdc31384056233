import { unzoomedView, zoomedAt } from '../../domain/floor-plan/plan-view.ts'
import { distance, type Point } from '../../domain/geometry/polygon.ts'
import { type PlanControl, placeIn } from './plan-control.ts'

const soon = 300
const near = 30
const closeUp = 2.5

/** A second tap in the same place zooms in, or back out; what the first one selected stays selected. */
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
