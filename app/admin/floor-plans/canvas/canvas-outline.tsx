import { type KeyboardEvent, memo } from 'react'
import { labelPlace } from '../../../../domain/floor-plan/label-place.ts'
import { boundsOf } from '../../../../domain/geometry/bounds.ts'
import { formatPoints } from '../../../../domain/geometry/polygon.ts'
import type { EditedOutline } from '../editor/edits.ts'
import type { EditorEvent } from '../editor/reduce-editor.ts'
import { usePlanText } from '../use-plan-text.ts'

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
