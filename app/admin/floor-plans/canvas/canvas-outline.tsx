import { type KeyboardEvent, memo } from 'react'
import type { Outline } from '../../../../domain/floor-plan/floor-plan.ts'
import { labelPlace } from '../../../../domain/floor-plan/label-place.ts'
import { formatPoints } from '../../../../domain/geometry/polygon.ts'
import { floorPlansText as text } from '../../../text/office/floor-plans.ts'
import type { EditorEvent } from '../editor/reduce-editor.ts'

interface CanvasOutlineProps {
  outline: Outline
  /** Of its apartment; none for an outline that waits for one. */
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
  const select = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    dispatch({ type: 'select', outlineId: outline.id })
  }
  const colours =
    number === undefined
      ? 'fill-reserved/20 stroke-reserved'
      : 'fill-sea-500/20 stroke-sea-600 hover:fill-sea-500/35'
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button */}
      <polygon
        role="button"
        tabIndex={isInert ? -1 : 0}
        aria-label={number === undefined ? text.freeOutline : text.outline(number)}
        aria-pressed={isSelected}
        data-outline={outline.id}
        data-grab={isSelected ? '' : undefined}
        points={formatPoints(outline.points)}
        strokeWidth={stroke}
        strokeDasharray={number === undefined ? `${stroke * 3} ${stroke * 2}` : undefined}
        strokeLinejoin="round"
        onKeyDown={select}
        className={`outline-none focus-visible:stroke-coral-600 ${isInert ? 'pointer-events-none' : isSelected ? 'cursor-move touch-none' : 'cursor-pointer'} ${isSelected ? 'fill-coral-500/20 stroke-coral-600' : colours}`}
      />
      <OutlineLabel outline={outline} label={number ?? '?'} pixel={pixel} />
    </>
  )
})

function OutlineLabel({ outline, label, pixel }: { outline: Outline; label: string; pixel: number }) {
  const { x, y } = labelPlace(outline.points)
  return (
    <text
      x={x}
      y={y}
      fontSize={15 * pixel}
      strokeWidth={4 * pixel}
      textAnchor="middle"
      dominantBaseline="central"
      paintOrder="stroke"
      className="pointer-events-none fill-sea-950 stroke-white font-bold"
    >
      {label}
    </text>
  )
}
