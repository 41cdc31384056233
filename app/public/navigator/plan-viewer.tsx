import { type ReactNode, useRef } from 'react'
import { type FloorPlanPlace, outlineStroke } from '../../../domain/floor-plan/floor-plan.ts'
import { PlanFrame } from '../../plan-view/plan-frame.tsx'
import { PlanImageView } from '../../plan-view/plan-image-view.tsx'
import { usePlanView } from '../../plan-view/use-plan-view.ts'
import { ZoomControls } from '../../plan-view/zoom-controls.tsx'
import { navigatorText as text } from '../../text/public/navigator.ts'
import { FloorNeighbours } from './floor-neighbours.tsx'
import { HoverCard } from './hover-card.tsx'
import { OutlineLink } from './outline-link.tsx'
import { OutlineNumbers } from './outline-numbers.tsx'
import { PlanSize } from './plan-size.tsx'
import type { ShownOutline, ShownPlan } from './shown-floor.ts'
import { StatusPatterns } from './status-patterns.tsx'
import { useFloorSwipe } from './use-floor-swipe.ts'

interface PlanViewerProps {
  place: FloorPlanPlace
  plan: ShownPlan
  outlines: ShownOutline[]
  selectedId: string | undefined
  legend: ReactNode
  fullScreen: ReactNode
}

const patterns = 'plan'

/** Image, outlines and numbers fill one box of the same proportions: they cannot drift apart. */
export function PlanViewer({ place, plan, outlines, selectedId, legend, fullScreen }: PlanViewerProps) {
  const view = usePlanView()
  const viewer = useRef<HTMLDivElement>(null)
  useFloorSwipe(view, place)
  const { imageWidth: width, imageHeight: height } = plan
  const stroke = width * outlineStroke
  return (
    <div
      ref={viewer}
      className="plan-viewer relative rounded-card border border-sand-200 bg-white shadow-card in-data-full:flex in-data-full:h-full in-data-full:flex-col in-data-full:rounded-none in-data-full:border-0 in-data-full:shadow-none"
    >
      <div className="flex min-h-14 items-center justify-between gap-x-[min(1rem,2vw)] border-b border-sand-200 px-[min(1rem,5vw)] py-1 flat:min-h-12">
        {legend}
        <div className="off-paper flex items-center">
          <ZoomControls view={view} />
          {fullScreen}
        </div>
      </div>
      <PlanFrame view={view}>
        <div className="relative mx-auto w-fit in-data-full:my-auto in-data-full:in-data-selected:sheet:mt-0">
          <PlanSize {...plan} />
          <PlanImageView
            image={plan}
            alt={text.planOf(place)}
            zoom={view.zoom}
            className="absolute inset-0 size-full"
          />
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
          <OutlineNumbers outlines={outlines} zoom={view.zoom} />
        </div>
      </PlanFrame>
      <HoverCard within={viewer} outlines={outlines} />
      <FloorNeighbours {...place} />
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
