import { type KeyboardEvent, memo } from 'react'
import type { DrawnOutline } from '../../../../domain/floor-plan/drawn-outline.ts'
import { labelPlace } from '../../../../domain/floor-plan/label-place.ts'
import { boundsOf } from '../../../../domain/geometry/bounds.ts'
import { distance, edges, formatPoints } from '../../../../domain/geometry/polygon.ts'
import { floorPlansText as text } from '../../../../text/admin/plans.ts'
import type { OutlineSelection } from '../editor/editor.ts'
import type { EditedOutline } from '../editor/edits.ts'
import type { EditorEvent } from '../editor/reduce-editor.ts'
import type { Linkable } from '../plan-to-edit.ts'
import { usePlanText } from '../use-plan-text.ts'

interface CanvasHandlesProps {
  outline: DrawnOutline
  selection: OutlineSelection
  pixel: number
  dispatch: (event: EditorEvent) => void
}

/** Edges shorter than this many screen pixels get no middle handle, which would cover the handles at their ends. */
const roomForMiddle = 44

/**
 * Draws handles to drag points and to pull new points out of edges. An invisible larger circle makes each
 * easier to hit.
 */
export function CanvasHandles({ outline, selection, pixel, dispatch }: CanvasHandlesProps) {
  return (
    <>
      {edges(outline.points).map(
        ([a, b], index) =>
          distance(a, b) > roomForMiddle * pixel && (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: an edge is identified by its index
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is identified by its index
          key={`vertex-${index}`}
          role="button"
          tabIndex={0}
          aria-label={text.point(index)}
          data-grab=""
          data-outline={outline.id}
          data-vertex={index}
          onFocus={(event) => {
            // Only focus by keyboard selects here: a pointer selects by pressing, and `select` would end its
            // drag.
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
  /** What the outline is linked to; undefined while it is not linked. */
  linkable: Linkable | undefined
  stroke: number
  pixel: number
  isSelected: boolean
  /** While a new outline is drawn, the existing ones ignore clicks. */
  isInert: boolean
  dispatch: (event: EditorEvent) => void
}

export const CanvasOutline = memo(function CanvasOutline(props: CanvasOutlineProps) {
  const { outline, linkable, stroke, pixel, isSelected, isInert, dispatch } = props
  const text = usePlanText()
  const select = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    dispatch({ type: 'select', outlineId: outline.id })
  }
  // Outlines without a confirmed link are dashed and have another colour.
  const isOpen = linkable === undefined || outline.isGuess
  const name = linkable === undefined ? text.freeOutline : text.outline(linkable.number)
  const label = linkable?.label ?? linkable?.number
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
      <OutlineLabel outline={outline} label={outline.isGuess ? `${label}?` : (label ?? '?')} pixel={pixel} />
    </>
  )
})

/** The font size, in screen pixels. */
const usualLabel = 15
/** The estimated width of a letter as a share of the font size. */
const letterWidth = 0.65

function OutlineLabel({ outline, label, pixel }: { outline: EditedOutline; label: string; pixel: number }) {
  const { x, y } = labelPlace(outline.points)
  const { left, right } = boundsOf(outline.points)
  // Shrinks the label where the outline is narrower than the text, as parking spots are.
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
