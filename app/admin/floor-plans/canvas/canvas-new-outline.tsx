import {
  closesOutline,
  closingRadius,
  formatPoints,
  minPoints,
  type Point,
  rectangleBetween,
} from '../../../../domain/geometry/polygon.ts'
import type { During, Gesture } from '../editor/editor.ts'
import { proposedRow } from '../editor/gestures/row-end.ts'
import { CanvasRow } from './canvas-row.tsx'

interface Drawn {
  imageWidth: number
  /** The width of lines, in pixels of the image. */
  stroke: number
  /** How many pixels of the image one of the screen covers. */
  pixel: number
}

/** What is drawn and not linked yet. */
export function CanvasNewOutline({ gesture, ...drawn }: Drawn & { gesture: Gesture }) {
  switch (gesture.name) {
    case 'pending':
      return <Closed points={gesture.points} stroke={drawn.stroke} />
    case 'drawing':
      return <BegunOutline {...gesture} {...drawn} />
    case 'rectangle':
      return <BegunRectangle {...gesture} {...drawn} />
    case 'row-end': {
      const row = proposedRow(gesture) ?? { place: gesture.place, last: { x: 0, y: 0 }, count: 1 }
      return <CanvasRow row={row} stroke={drawn.stroke} pixel={drawn.pixel} />
    }
    default:
      return null
  }
}

function Closed({ points, stroke }: { points: readonly Point[]; stroke: number }) {
  return (
    <polygon
      points={formatPoints(points)}
      strokeWidth={stroke}
      strokeLinejoin="round"
      className="pointer-events-none fill-coral-500/30 stroke-coral-600"
    />
  )
}

function BegunRectangle({ corner, pointer, stroke, pixel }: During<'rectangle'> & Drawn) {
  return (
    <g className="pointer-events-none">
      {corner && pointer && <Closed points={rectangleBetween(corner, pointer)} stroke={stroke} />}
      {[corner, pointer].map(
        (at, index) =>
          at && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two corners have a place each
            <Corner key={index} at={at} pixel={pixel} />
          ),
      )}
    </g>
  )
}

function Corner({ at: { x, y }, pixel }: { at: Point; pixel: number }) {
  return (
    <circle cx={x} cy={y} r={5 * pixel} strokeWidth={2 * pixel} className="fill-white stroke-coral-600" />
  )
}

function BegunOutline({ points, pointer, imageWidth, stroke, pixel }: During<'drawing'> & Drawn) {
  const [first] = points
  const willClose = pointer !== undefined && closesOutline(points, pointer, imageWidth)
  return (
    <g className="pointer-events-none">
      {first && points.length >= minPoints && (
        <circle
          data-closing-zone=""
          cx={first.x}
          cy={first.y}
          r={imageWidth * closingRadius}
          strokeWidth={1.5 * pixel}
          strokeDasharray={`${4 * pixel} ${3 * pixel}`}
          className={`stroke-available ${willClose ? 'fill-available/40' : 'fill-available/15'}`}
        />
      )}
      <polyline
        points={formatPoints(points)}
        fill="none"
        strokeWidth={stroke}
        strokeLinejoin="round"
        className="stroke-coral-600"
      />
      {pointer && points.length > 0 && (
        <polyline
          points={formatPoints([points.at(-1) ?? pointer, pointer])}
          fill="none"
          strokeWidth={stroke}
          strokeDasharray={`${6 * pixel} ${4 * pixel}`}
          className="stroke-coral-600"
        />
      )}
      {points.map((at, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point is identified by its index
        <Corner key={index} at={at} pixel={pixel} />
      ))}
      {pointer && <circle cx={pointer.x} cy={pointer.y} r={3.5 * pixel} className="fill-coral-600" />}
    </g>
  )
}
