import { type KeyboardEvent, memo } from 'react'
import type { DrawnOutline } from '../../../../domain/floor-plan/drawn-outline.ts'
import { labelPlace } from '../../../../domain/floor-plan/label-place.ts'
import { boundsOf } from '../../../../domain/geometry/bounds.ts'
import { distance, edges, formatPoints } from '../../../../domain/geometry/polygon.ts'
import { floorPlansText as text } from '../../../text/admin/floor-plans.ts'
import type { OutlineSelection } from '../editor/editor.ts'
import type { EditedOutline } from '../editor/edits.ts'
import type { EditorEvent } from '../editor/reduce-editor.ts'
import { usePlanText } from '../use-plan-text.ts'

interface CanvasHandlesProps {
  outline: DrawnOutline
  selection: OutlineSelection
  pixel: number
  dispatch: (event: EditorEvent) => void
}

/** On a shorter edge, in pixels of the screen, the middle would only be in the way of the ends. */
const roomForMiddle = 44

/** Points to drag, and middles of edges to pull a new point out of. Their grips are larger than they look. */
export function CanvasHandles({ outline, selection, pixel, dispatch }: CanvasHandlesProps) {
  return (
    <>
      {edges(outline.points).map(
        ([a, b], index) =>
          distance(a, b) > roomForMiddle * pixel && (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: an edge is known by its place
              key={`middle-${index}`}
              data-grab=""
              data-outline={outline.id}
              data-middle={index}
              className="cursor-copy touch-none"
            >
              <circle cx={(a.x + b.x) / 2} cy={(a.y + b.y) / 2} r={12 * pixel} fillOpacity="0" />
              <circle
                cx={(a.x + b.x) / 2}
                cy={(a.y + b.y) / 2}
                r={4 * pixel}
                strokeWidth={1.5 * pixel}
                className="fill-white/80 stroke-coral-600"
              />
            </g>
          ),
      )}
      {outline.points.map(({ x, y }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: SVG has no button
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place
          key={`vertex-${index}`}
          role="button"
          tabIndex={0}
          aria-label={text.point(index)}
          data-grab=""
          data-outline={outline.id}
          data-vertex={index}
          onFocus={(event) => {
            // Only for the keyboard: a pointer selects by pressing, and `select` would end its drag.
            if (!event.currentTarget.matches(':focus-visible')) return
            dispatch({ type: 'select', outlineId: outline.id, vertex: index })
          }}
          className="group cursor-grab touch-none outline-none"
        >
          <circle cx={x} cy={y} r={14 * pixel} fillOpacity="0" />
          <circle
            cx={x}
            cy={y}
            r={(selection.vertex === index ? 8 : 6) * pixel}
            strokeWidth={2 * pixel}
            className={`stroke-coral-700 group-focus-visible:stroke-sea-950 ${selection.vertex === index ? 'fill-coral-600' : 'fill-white'}`}
          />
        </g>
      ))}
    </>
  )
}

interface CanvasOutlineProps {
  outline: EditedOutline
  /** Of what it is linked to; none for an outline that waits for one. */
  number: string | undefined
  stroke: number
  pixel: number
  isSelected: boolean
  /** While drawing, clicks belong to the new outline. */
  isInert: boolean
  dispatch: (event: EditorEvent) => void
}

/** A selected outline can be dragged as a whole. */
export const CanvasOutline = memo(function CanvasOutline(props: CanvasOutlineProps) {
  const { outline, number, stroke, pixel, isSelected, isInert, dispatch } = props
  const text = usePlanText()
  const select = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    dispatch({ type: 'select', outlineId: outline.id })
  }
  // Dashed and in another colour: somebody still has to look at it.
  const isOpen = number === undefined || outline.isGuess
  const name = number === undefined ? text.freeOutline : text.outline(number)
  const colours = isOpen
    ? 'fill-reserved/20 stroke-reserved'
    : 'fill-sea-500/20 stroke-sea-600 hover:fill-sea-500/35'
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button */}
      <polygon
        role="button"
        tabIndex={isInert ? -1 : 0}
        aria-label={outline.isGuess ? text.toCheck(name) : name}
        aria-pressed={isSelected}
        data-outline={outline.id}
        data-grab={isSelected ? '' : undefined}
        points={formatPoints(outline.points)}
        strokeWidth={stroke}
        strokeDasharray={isOpen ? `${stroke * 3} ${stroke * 2}` : undefined}
        strokeLinejoin="round"
        onKeyDown={select}
        className={`outline-none focus-visible:stroke-coral-600 ${isInert ? 'pointer-events-none' : isSelected ? 'cursor-move touch-none' : 'cursor-pointer'} ${isSelected ? 'fill-coral-500/20 stroke-coral-600' : colours}`}
      />
      <OutlineLabel
        outline={outline}
        label={outline.isGuess ? `${number}?` : (number ?? '?')}
        pixel={pixel}
      />
    </>
  )
})

/** In pixels of the screen. */
const usualLabel = 15
/** As a part of the size. */
const letterWidth = 0.65

function OutlineLabel({ outline, label, pixel }: { outline: EditedOutline; label: string; pixel: number }) {
  const { x, y } = labelPlace(outline.points)
  const { left, right } = boundsOf(outline.points)
  // A parking spot is narrower than its number at the usual size.
  const size = Math.min(usualLabel * pixel, (right - left) / (letterWidth * label.length))
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      strokeWidth={size / 4}
      textAnchor="middle"
      dominantBaseline="central"
      paintOrder="stroke"
      className="pointer-events-none fill-sea-950 stroke-white font-bold"
    >
      {label}
    </text>
  )
}
