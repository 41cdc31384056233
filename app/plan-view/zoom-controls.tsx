import { Minus, Plus, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { viewerZoom } from '../../domain/floor-plan/floor-plan.ts'
import { wholePlan, zoomedByStep } from '../../domain/floor-plan/plan-view.ts'
import { planViewText as text } from '../text/plan-view.ts'
import type { UsedPlanView } from './use-plan-view.ts'

/** For hands on a mouse; fingers pinch. */
export function ZoomControls({ view: plan }: { view: UsedPlanView }) {
  const { zoom } = plan
  const step = (direction: 1 | -1) => plan.show(zoomedByStep(plan.view(), direction), { smoothly: true })
  return (
    <fieldset className="hidden items-center gap-1 lg:flex">
      <legend className="sr-only">{text.zoom}</legend>
      <Tool label={text.zoomOut} isSpent={zoom <= viewerZoom.min} onPress={() => step(-1)}>
        <Minus className="size-5" aria-hidden="true" />
      </Tool>
      <output className="w-14 text-center text-sm font-semibold tabular-nums text-sea-800">
        {Math.round(zoom * 100)}%
      </output>
      <Tool label={text.zoomIn} isSpent={zoom >= viewerZoom.max} onPress={() => step(1)}>
        <Plus className="size-5" aria-hidden="true" />
      </Tool>
      <Tool label={text.reset} onPress={() => plan.show(wholePlan, { smoothly: true })}>
        <RotateCcw className="size-5" aria-hidden="true" />
      </Tool>
    </fieldset>
  )
}

interface ToolProps {
  label: string
  /** Said and shown at the end of its range; it stays a button, so that the keyboard does not lose its place. */
  isSpent?: boolean
  onPress: () => void
  children: ReactNode
}

function Tool({ label, isSpent = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isSpent}
      onClick={onPress}
      className="flex size-10 cursor-pointer items-center justify-center rounded-md text-sea-800 hover:bg-sea-50 aria-disabled:opacity-40"
    >
      {children}
    </button>
  )
}
