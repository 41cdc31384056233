import { panned, unzoomedView, zoomedByStep } from '../../domain/floor-plan/plan-view.ts'
import type { Point } from '../../domain/geometry/polygon.ts'
import { type PlanControl, zoomByWheel } from './plan-gestures.ts'

/** The wheel alone zooms in a dialog over the whole window: there is no page to scroll. */
export function plainWheelZoom(frame: HTMLElement, plan: PlanControl, signal: AbortSignal): void {
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) zoomByWheel(frame, plan, event)
  }
  frame.addEventListener('wheel', turn, { passive: false, signal })
}

const step = 0.15
const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
}
const zooms: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1 }

/** Plus, minus, zero and the arrows, wherever the focus is in the dialog around the plan. */
export function keys(frame: HTMLElement, plan: PlanControl, signal: AbortSignal): void {
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const [move, zoom] = [moves[event.key], zooms[event.key]]
    if (move) plan.show(panned(plan.view(), move), { smoothly: true })
    else if (zoom) plan.show(zoomedByStep(plan.view(), zoom, { range: plan.range }), { smoothly: true })
    else if (event.key === '0') plan.show(unzoomedView, { smoothly: true })
    else return
    event.preventDefault()
  }
  frame.closest('dialog')?.addEventListener('keydown', press, { signal })
}

/** What a dialog with a plan understands besides the gestures of every plan. */
export const dialogGestures = [plainWheelZoom, keys]
