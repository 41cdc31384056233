import { closesOutline, closingRadius, formatPoints, minPoints } from '../../../../domain/geometry/polygon.ts'
import type { Gesture } from '../editor/editor.ts'

interface CanvasNewOutlineProps {
  gesture: Gesture
  imageWidth: number
  stroke: number
  pixel: number
}

/** The outline that is being drawn: its points, the line to the pointer, and where a click will close it. */
export function CanvasNewOutline({ gesture, imageWidth, stroke, pixel }: CanvasNewOutlineProps) {
  if (gesture.name === 'pending') {
    return (
      <polygon
        points={formatPoints(gesture.points)}
        strokeWidth={stroke}
        strokeLinejoin="round"
        className="pointer-events-none fill-coral-500/30 stroke-coral-600"
      />
    )
  }
  if (gesture.name !== 'drawing') return null
  const { points, pointer } = gesture
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
      {points.map(({ x, y }, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place
          key={index}
          cx={x}
          cy={y}
          r={5 * pixel}
          strokeWidth={2 * pixel}
          className="fill-white stroke-coral-600"
        />
      ))}
      {pointer && <circle cx={pointer.x} cy={pointer.y} r={3.5 * pixel} className="fill-coral-600" />}
    </g>
  )
}
