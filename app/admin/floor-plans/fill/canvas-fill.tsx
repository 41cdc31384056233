import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { labelPlace } from '../../../../domain/floor-plan/label-place.ts'
import { boundsOf } from '../../../../domain/geometry/bounds.ts'
import { formatPoints, type Point } from '../../../../domain/geometry/polygon.ts'
import { planFillText as text } from '../../../../text/admin/plan-fill.ts'
import type { During } from '../editor/editor.ts'
import { usePlanText } from '../use-plan-text.ts'
import type { Offered } from './use-fill.ts'

interface Drawn {
  /** The width of lines, in pixels of the image. */
  stroke: number
  /** How many pixels of the image one of the screen covers. */
  pixel: number
}

/** The proposed outline with its corners, and the cross that the keyboard moves. */
export function CanvasProposal({
  points,
  pointer,
  stroke,
  pixel,
}: Pick<During<'filling'>, 'points' | 'pointer'> & Drawn) {
  return (
    <g className="pointer-events-none" data-proposal={points ? '' : undefined}>
      {points && (
        <polygon
          points={formatPoints(points)}
          strokeWidth={stroke}
          strokeLinejoin="round"
          className="fill-coral-500/30 stroke-coral-600"
        />
      )}
      {points && <Corners points={points} pixel={pixel} radius={5} />}
      {pointer && <Cross at={pointer} pixel={pixel} />}
    </g>
  )
}

interface CornersProps {
  points: readonly Point[]
  pixel: number
  /** In pixels of the screen. */
  radius: number
}

function Corners({ points, pixel, radius }: CornersProps) {
  return points.map(({ x, y }, index) => (
    <circle
      // biome-ignore lint/suspicious/noArrayIndexKey: a corner is identified by its index
      key={index}
      cx={x}
      cy={y}
      r={radius * pixel}
      strokeWidth={(radius / 2.5) * pixel}
      className="pointer-events-none fill-white stroke-coral-600"
    />
  ))
}

function Cross({ at: { x, y }, pixel }: { at: Point; pixel: number }) {
  const arm = 12 * pixel
  return (
    <path
      d={`M${x - arm} ${y}H${x + arm}M${x} ${y - arm}V${y + arm}`}
      strokeWidth={2 * pixel}
      className="stroke-coral-600"
    />
  )
}

interface CanvasOfferedProps extends Drawn {
  offered: readonly Offered[]
  onChoose: (id: string, isLeftOut: boolean) => void
}

/** Everything that was found, to be taken or left out part by part, also by keyboard. */
export function CanvasOffered({ offered, onChoose, stroke, pixel }: CanvasOfferedProps) {
  const group = useRef<SVGGElement>(null)
  // The first part has the focus at first, and after one was taken by keyboard, the next one has it.
  const focused = useRef<number | undefined>(0)
  const hasParts = offered.length > 0
  useEffect(() => {
    if (!hasParts) focused.current = 0
  }, [hasParts])
  useEffect(() => {
    if (focused.current === undefined || offered.length === 0) return
    const parts = group.current?.querySelectorAll<SVGElement>('[data-offered]')
    parts?.[Math.min(focused.current, offered.length - 1)]?.focus({ preventScroll: true })
    focused.current = undefined
  }, [offered])
  return (
    <g ref={group}>
      {offered.map((part, index) => (
        <OfferedOutline
          key={part.id}
          part={part}
          index={index}
          stroke={stroke}
          pixel={pixel}
          onClick={(event) => onChoose(part.id, event.altKey)}
          onKeyDown={(event) => {
            const isLeftOut = event.key === 'Delete' || event.key === 'Backspace'
            if (event.key !== 'Enter' && event.key !== ' ' && !isLeftOut) return
            event.preventDefault()
            focused.current = index
            onChoose(part.id, isLeftOut || event.altKey)
          }}
        />
      ))}
    </g>
  )
}

interface OfferedOutlineProps extends Drawn {
  part: Offered
  index: number
  onClick: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function OfferedOutline({ part, index, stroke, pixel, onClick, onKeyDown }: OfferedOutlineProps) {
  const plan = usePlanText()
  const { points, isCommon, guess, area } = part
  const name = text.offered(
    index + 1,
    isCommon,
    guess && text.probably(plan.shortName(guess)),
    area === undefined ? undefined : text.about(area),
  )
  return (
    <g>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button */}
      <polygon
        role="button"
        tabIndex={0}
        aria-label={name}
        data-offered={isCommon ? 'common' : 'home'}
        points={formatPoints(points)}
        strokeWidth={stroke}
        strokeDasharray={isCommon ? `${6 * pixel} ${4 * pixel}` : undefined}
        strokeLinejoin="round"
        onClick={onClick}
        onKeyDown={onKeyDown}
        className={`cursor-pointer outline-none focus-visible:stroke-sea-900 ${isCommon ? 'fill-sea-500/15 stroke-sea-700 hover:fill-sea-500/30' : 'fill-coral-500/25 stroke-coral-600 hover:fill-coral-500/45'}`}
      />
      {!isCommon && <Corners points={points} pixel={pixel} radius={3} />}
      <OfferedLabel
        points={points}
        lines={[guess && `${guess}?`, area === undefined ? undefined : text.roughly(area)]}
        pixel={pixel}
      />
    </g>
  )
}

/** The size of letters, and their usual width as a part of it. */
const [letter, letterWidth] = [14, 0.62]

interface OfferedLabelProps {
  points: readonly Point[]
  lines: (string | undefined)[]
  pixel: number
}

function OfferedLabel({ points, lines, pixel }: OfferedLabelProps) {
  const shown = lines.filter((line) => line !== undefined)
  const { x, y } = labelPlace(points)
  const { left, right } = boundsOf(points)
  const longest = Math.max(1, ...shown.map(({ length }) => length))
  const size = Math.min(letter * pixel, (right - left) / (letterWidth * longest))
  return shown.map((line, index) => (
    <text
      key={line}
      x={x}
      y={y + (index - (shown.length - 1) / 2) * size * 1.25}
      fontSize={size}
      strokeWidth={size / 4}
      textAnchor="middle"
      dominantBaseline="central"
      paintOrder="stroke"
      className="pointer-events-none fill-sea-950 stroke-white font-bold"
    >
      {line}
    </text>
  ))
}
