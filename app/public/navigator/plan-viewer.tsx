import { type ReactNode, useEffect, useState } from 'react'
import { type FloorPlanPlace, outlineStroke } from '../../../domain/floor-plan/floor-plan.ts'
import { PlanFrame } from '../../plan-view/plan-frame.tsx'
import { PlanPicture } from '../../plan-view/plan-picture.tsx'
import { usePlanView } from '../../plan-view/use-plan-view.ts'
import { ZoomControls } from '../../plan-view/zoom-controls.tsx'
import { navigatorText as text } from '../../text/public/navigator.ts'
import { OutlineLink } from './outline-link.tsx'
import type { ShownOutline, ShownPlan } from './shown-floor.ts'
import { StatusPatterns } from './status-patterns.tsx'

interface PlanViewerProps {
  place: FloorPlanPlace
  plan: ShownPlan
  outlines: ShownOutline[]
  selectedId: string | undefined
  legend: ReactNode
}

const patterns = 'plan'

/** The picture and the outlines fill one box of the same proportions: they cannot drift apart. */
export function PlanViewer({ place, plan, outlines, selectedId, legend }: PlanViewerProps) {
  const view = usePlanView()
  const { imageWidth: width, imageHeight: height } = plan
  const stroke = width * outlineStroke
  return (
    <div className="overflow-clip rounded-card border border-sand-200 bg-white shadow-card">
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-sand-200 px-4 py-2">
        {legend}
        <WithScripts>
          <ZoomControls view={view} />
        </WithScripts>
      </div>
      <PlanFrame view={view}>
        <PlanPicture image={plan} alt={text.planOf(place)} zoom={view.zoom} />
        {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset */}
        <svg
          role="group"
          aria-label={text.list}
          viewBox={`0 0 ${width} ${height}`}
          className="absolute inset-0 size-full"
        >
          <StatusPatterns prefix={patterns} size={width / 70} />
          {outlines.map((outline) => (
            <OutlineLink
              key={outline.id}
              {...outline}
              stroke={stroke}
              patterns={patterns}
              isSelected={outline.apartment.id === selectedId}
            />
          ))}
          {outlines
            .filter(({ apartment }) => apartment.id === selectedId)
            .map(({ id, points }) => (
              <SelectedOutline key={id} points={points} stroke={stroke} />
            ))}
        </svg>
      </PlanFrame>
    </div>
  )
}

/** Drawn last, so that no neighbour covers its edge. */
function SelectedOutline({ points, stroke }: { points: string; stroke: number }) {
  return (
    <g fill="none" strokeLinejoin="round" className="pointer-events-none">
      <polygon points={points} strokeWidth={stroke * 5} className="stroke-white" />
      <polygon points={points} strokeWidth={stroke * 3} className="stroke-sea-950" />
    </g>
  )
}

/** Rendered after the first effect, so not on the server: its buttons do nothing before scripts run. */
function WithScripts({ children }: { children: ReactNode }) {
  const [running, setRunning] = useState(false)
  useEffect(() => setRunning(true), [])
  return running ? children : null
}
