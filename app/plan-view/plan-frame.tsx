import type { ReactNode } from 'react'
import type { UsedPlanView } from './use-plan-view.ts'

interface PlanFrameProps {
  view: UsedPlanView
  className?: string
  children: ReactNode
}

/**
 * The visible part of a plan. It uses `overflow: clip`, because a hidden overflow would still scroll when something
 * inside gets the focus. During a drag, `will-change` keeps the painted layer. The grabbing cursor is set on the
 * frame only: outlines would inherit it, and the browser would restyle each of them when the drag begins.
 */
export function PlanFrame({ view, className = '', children }: PlanFrameProps) {
  return (
    <div
      ref={view.frame}
      className={`touch-pan-y overflow-clip select-none data-dragging:cursor-grabbing in-data-full:flex in-data-full:grow in-data-full:touch-none in-data-full:flex-col ${className}`}
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
