import {
  type KeyboardEvent,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Link, useNavigate } from 'react-router'
import { type FloorPlanPlace, type ImageSize, outlineStroke } from '../../../domain/floor-plan/floor-plan.ts'
import { navigatorSection } from '../../../text/public/sections/navigator.ts'
import { useBuilding } from '../../building.ts'
import { useLocale } from '../../locale.tsx'
import { PlanFrame } from '../../plan-view/plan-frame.tsx'
import { PlanImageView } from '../../plan-view/plan-image-view.tsx'
import { ZoomControls } from '../../plan-view/plan-tools.tsx'
import { type UsedPlanView, usePlanView } from '../../plan-view/use-plan-view.ts'
import { useFilterQuery } from './filter-query.ts'
import { fittingName } from './fitting-name.ts'
import { FloorNeighbours, neighboursOf } from './other-floors.tsx'
import { useSelectionLink } from './selection.ts'
import type { ShownOutline, ShownPlan } from './shown-floor.ts'
import { StatusPatterns, statusColours, statusFill } from './status-patterns.tsx'

interface OutlineLinkProps extends ShownOutline {
  stroke: number
  patterns: string
  isSelected: boolean
}

/**
 * An apartment on the plan. It is a link, so that it can have the focus, works without scripts and opens in a new
 * tab.
 */
const OutlineLink = memo(function OutlineLink(props: OutlineLinkProps) {
  const { apartment, points, stroke, patterns, isSelected } = props
  const { text } = useLocale(navigatorSection)
  const { fits, status } = apartment
  return (
    <Link
      {...useSelectionLink(apartment.id, isSelected)}
      aria-label={fittingName(text, apartment)}
      aria-current={isSelected || undefined}
      onKeyDown={selectWithSpace}
      data-apartment={apartment.id}
      className="group cursor-pointer outline-none"
    >
      <polygon
        points={points}
        fill={fits ? statusFill(patterns, status) : undefined}
        strokeWidth={stroke}
        strokeLinejoin="round"
        strokeDasharray={fits ? undefined : stroke * 4}
        className={fits ? statusColours[status].stroke : 'fill-white/65 stroke-sea-800'}
      />
      <polygon
        points={points}
        strokeWidth={stroke * 2.5}
        strokeLinejoin="round"
        fillOpacity="0.22"
        className={`hidden stroke-sea-950 group-hover:block group-focus-visible:block ${statusColours[status].fill}`}
      />
    </Link>
  )
})

/** Space follows the link as Enter does, because the outline looks like a button. */
function selectWithSpace(event: KeyboardEvent<Element>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

interface Place {
  clientX: number
  clientY: number
}

const farEnough = 50

/** The direction of a swipe that is long enough and clearly horizontal or vertical. */
export function swipeDirection(from: Place, to: Place): 'left' | 'right' | 'up' | 'down' | undefined {
  const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY]
  if (Math.max(Math.abs(x), Math.abs(y)) < farEnough) return undefined
  if (Math.abs(x) > 1.5 * Math.abs(y)) return x < 0 ? 'left' : 'right'
  if (Math.abs(y) > 1.5 * Math.abs(x)) return y < 0 ? 'up' : 'down'
  return undefined
}

/**
 * Swiping over a plan that is not enlarged leads to the floor above (left), the floor below (right) or, full
 * screen, the next entrance (up and down).
 */
function useFloorSwipe({ frame, view }: UsedPlanView, { entrance, floor }: FloorPlanPlace): void {
  const building = useBuilding()
  const navigate = useNavigate()
  const { pages } = useLocale()
  const query = useFilterQuery()
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const { below, above, beside } = neighboursOf(building, { entrance, floor })
    const ways = { left: above, right: below, up: beside, down: beside }
    let from: PointerEvent | undefined

    const press = (event: PointerEvent) => {
      const alone = event.isPrimary && event.pointerType === 'touch' && view().zoom === 1
      from = alone ? event : undefined
    }
    const release = (event: PointerEvent) => {
      const direction = from && view().zoom === 1 ? swipeDirection(from, event) : undefined
      from = undefined
      const to = direction && ways[direction]
      if (to) navigate(pages.floor(to) + query, { preventScrollReset: true })
    }
    frame.current?.addEventListener('pointerdown', press, { signal })
    frame.current?.addEventListener('pointerup', release, { signal })
    return () => listening.abort()
  }, [frame, view, building, entrance, floor, navigate, pages, query])
}

interface OutlineNumbersProps {
  outlines: ShownOutline[]
  zoom: number
}

/**
 * The numbers of the apartments. The SVG has no `viewBox`, and positions are percentages, so that letters have the
 * same size on every screen. Letters are divided by the zoom, because the transform of the plan enlarges them, and are
 * smaller where an outline has no room for them.
 */
const OutlineNumbers = memo(function OutlineNumbers({ outlines, zoom }: OutlineNumbersProps) {
  const drawing = useRef<SVGSVGElement>(null)
  useEffect(() => {
    drawing.current?.style.setProperty('--zoom', String(zoom))
  }, [zoom])
  return (
    <div className="@container pointer-events-none absolute inset-0">
      <svg
        ref={drawing}
        aria-hidden="true"
        className="plan-numbers size-full overflow-visible fill-sea-950 stroke-white stroke-[0.28em] text-[calc(13px/var(--zoom,1))] lg:text-[calc(15px/var(--zoom,1))] font-extrabold [paint-order:stroke] [stroke-linejoin:round] [text-anchor:middle]"
      >
        {outlines.map(({ id, apartment, label }) => (
          <text
            key={id}
            x={`${label.x}%`}
            y={`${label.y}%`}
            dy="0.35em"
            fontSize={`min(1em, ${label.size}cqw)`}
          >
            {apartment.number}
          </text>
        ))}
      </svg>
    </div>
  )
})

interface PlanViewerProps {
  place: FloorPlanPlace
  plan: ShownPlan
  outlines: ShownOutline[]
  selectedId: string | undefined
  legend: ReactNode
  fullScreen: ReactNode
}

const patterns = 'plan'

/**
 * Only a pointer or the keyboard shows it, so browsers load it when one of them comes to the plan. The list says the
 * same, so the page does without it where it cannot be loaded.
 */
const HoverCard = lazy(() =>
  import('./hover-card.tsx').then(
    ({ HoverCard }) => ({ default: HoverCard }),
    () => ({ default: () => null }),
  ),
)

/** Whether the pointer or the focus has come to an element. The pointer may be there before scripts run. */
function useIsReached(element: RefObject<HTMLElement | null>): boolean {
  const [isReached, setReached] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const reach = () => {
      listening.abort()
      setReached(true)
    }
    for (const sign of ['pointerover', 'focusin'])
      element.current?.addEventListener(sign, reach, { signal: listening.signal })
    if (element.current?.matches(':hover')) reach()
    return () => listening.abort()
  }, [element])
  return isReached
}

/** Image, outlines and numbers fill one box with the plan's proportions, so that they always match. */
export function PlanViewer({ place, plan, outlines, selectedId, legend, fullScreen }: PlanViewerProps) {
  const building = useBuilding()
  const text = useLocale(navigatorSection).text.navigator
  const view = usePlanView()
  const viewer = useRef<HTMLDivElement>(null)
  const isReached = useIsReached(viewer)
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
        <div className="screen-only flex items-center">
          <ZoomControls view={view} />
          {fullScreen}
        </div>
      </div>
      <PlanFrame view={view}>
        <div className="relative mx-auto w-fit in-data-full:my-auto in-data-full:in-data-selected:sheet:mt-0">
          <PlanSize {...plan} />
          <PlanImageView
            image={plan}
            alt={text.planOf(building, place)}
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
      <Suspense>
        {isReached && <HoverCard within={viewer} outlines={outlines} selectedId={selectedId} />}
      </Suspense>
      <FloorNeighbours {...place} />
    </div>
  )
}

/** Drawn last, so that outlines beside it do not cover its edge. */
function SelectedOutline({ points, stroke }: { points: string; stroke: number }) {
  return (
    <g fill="none" strokeLinejoin="round" className="pointer-events-none">
      <polygon points={points} strokeWidth={stroke * 5} className="stroke-white" />
      <polygon points={points} strokeWidth={stroke * 3} className="stroke-sea-950" />
    </g>
  )
}

/**
 * Gives the box around it the plan's proportions before the image has loaded. An empty canvas has an intrinsic size
 * without an inline style, which the Content-Security-Policy forbids. Without scripts a canvas is not rendered as an
 * image, and an empty SVG replaces it.
 */
function PlanSize({ imageWidth: width, imageHeight: height }: ImageSize) {
  const empty = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`
  return (
    <>
      <canvas width={width} height={height} className="plan-size noscript:hidden" />
      <noscript>
        <img src={`data:image/svg+xml,${encodeURIComponent(empty)}`} alt="" className="plan-size" />
      </noscript>
    </>
  )
}
