import { showing } from '../../domain/floor-plan/plan-view.ts'
import type { PlanControl } from './plan-control.ts'

/** Whoever walks through an enlarged plan by keyboard sees where they are. */
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
