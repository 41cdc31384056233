import { Minus, Plus, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { unzoomedView, zoomedByStep } from '../../domain/floor-plan/plan-view.ts'
import { useLocale } from '../locale.tsx'
import type { UsedPlanView } from './use-plan-view.ts'
import { useScriptsRun } from './use-scripts-run.ts'

interface PlanToolProps {
  label: string
  /**
   * Whether the end of the range is reached. The button then has `aria-disabled`, because a disabled button
   * would lose the keyboard focus.
   */
  isSpent?: boolean
  onPress: () => void
  children: ReactNode
}

/** A button over a plan. The server renders it, disabled until scripts run, so that the layout does not shift. */
export function PlanTool({ label, isSpent = false, onPress, children }: PlanToolProps) {
  const running = useScriptsRun()
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={!running}
      aria-disabled={isSpent}
      onClick={onPress}
      className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md text-sea-800 hover:bg-sea-50 aria-disabled:opacity-40"
    >
      {children}
    </button>
  )
}

interface ZoomControlsProps {
  view: UsedPlanView
  className?: string
}

/** By default shown on wide screens only; on a phone, people pinch to zoom. */
export function ZoomControls({ view: plan, className = 'hidden lg:flex' }: ZoomControlsProps) {
  const { planView: text, formats } = useLocale().text
  const { zoom, range } = plan
  const step = (direction: 1 | -1) =>
    plan.show(zoomedByStep(plan.view(), direction, { range }), { smoothly: true })
  return (
    <fieldset className={`items-center gap-1 ${className}`}>
      <legend className="sr-only">{text.zoom}</legend>
      <PlanTool label={text.zoomOut} isSpent={zoom <= range.min} onPress={() => step(-1)}>
        <Minus className="size-5" aria-hidden="true" />
      </PlanTool>
      <output className="w-14 text-center text-sm font-semibold tabular-nums text-sea-800">
        {formats.percent(Math.round(zoom * 100))}
      </output>
      <PlanTool label={text.zoomIn} isSpent={zoom >= range.max} onPress={() => step(1)}>
        <Plus className="size-5" aria-hidden="true" />
      </PlanTool>
      <PlanTool label={text.reset} onPress={() => plan.show(unzoomedView, { smoothly: true })}>
        <RotateCcw className="size-5" aria-hidden="true" />
      </PlanTool>
    </fieldset>
  )
}
