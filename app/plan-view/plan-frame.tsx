import type { ReactNode } from 'react'
import type { UsedPlanView } from './use-plan-view.ts'

/**
 * A window onto a plan. It clips and never scrolls: focus inside would scroll a hidden overflow away. While it
 * is dragged, the drawing is kept as it was painted, whatever fraction of a pixel it moves by. The cursor of a drag
 * is the frame's own: outlines would inherit it, and each would be styled anew when the drag begins.
 */
export function PlanFrame({ view, children }: { view: UsedPlanView; children: ReactNode }) {
  return (
    <div
      ref={view.frame}
      className="touch-pan-y overflow-clip select-none data-dragging:cursor-grabbing in-data-full:flex in-data-full:grow in-data-full:touch-none in-data-full:flex-col"
    >
      <div
        ref={view.plan}
        className="plan-layer relative origin-top-left cursor-grab in-data-dragging:will-change-transform in-data-full:flex in-data-full:grow in-data-full:flex-col"
      >
        {children}
      </div>
    </div>
  )
}
