import { labelPlace } from '../../../../domain/floor-plan/label-place.ts'
import { middleOfRow, type PlaceRow, placesOf } from '../../../../domain/floor-plan/place-row.ts'
import { boundsOf } from '../../../../domain/geometry/bounds.ts'
import { distance, formatPoints } from '../../../../domain/geometry/polygon.ts'

interface CanvasRowProps {
  row: PlaceRow
  /** The number of each place; none while the last place is still looked for. */
  numbers?: readonly string[] | undefined
  stroke: number
  pixel: number
}

/** How far the handle that turns a row is from its middle, in screen pixels beyond the half of a place. */
const armLength = 36

/** A proposed row. All of it is dragged by any of its places, but the last one, which spreads it. */
export function CanvasRow({ row, numbers, stroke, pixel }: CanvasRowProps) {
  const places = placesOf(row)
  const isHeld = numbers !== undefined
  return (
    <g className={isHeld ? '' : 'pointer-events-none'}>
      {places.map((points, index) => {
        const isLast = index > 0 && index === places.length - 1
        return (
          <polygon
            // biome-ignore lint/suspicious/noArrayIndexKey: a place of a row is identified by its index
            key={index}
            data-row={isLast ? 'last' : 'all'}
            points={formatPoints(points)}
            strokeWidth={stroke}
            strokeLinejoin="round"
            className={`stroke-coral-600 ${isLast ? 'cursor-ew-resize fill-coral-500/50' : 'cursor-move fill-coral-500/25'}`}
          />
        )
      })}
      {numbers &&
        places.map((points, index) => {
          const { x, y } = labelPlace(points)
          const { left, right, top, bottom } = boundsOf(points)
          const number = numbers[index] ?? ''
          const size = Math.min(
            14 * pixel,
            (bottom - top) * 0.8,
            (right - left) / (0.65 * Math.max(number.length, 1)),
          )
          return (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: a place of a row is identified by its index
              key={index}
              x={x}
              y={y}
              fontSize={size}
              strokeWidth={size / 4}
              textAnchor="middle"
              dominantBaseline="central"
              paintOrder="stroke"
              className="pointer-events-none fill-sea-950 stroke-white font-bold"
            >
              {number}
            </text>
          )
        })}
      {isHeld && row.count > 1 && <TurnHandle row={row} stroke={stroke} pixel={pixel} />}
    </g>
  )
}

function TurnHandle({ row, stroke, pixel }: Omit<CanvasRowProps, 'numbers'>) {
  const middle = middleOfRow(row)
  const length = Math.hypot(row.last.x, row.last.y) || 1
  const half = Math.max(...row.place.map((corner) => distance(corner, row.place[0] ?? corner))) / 2
  const reach = half + armLength * pixel
  const [x, y] = [middle.x + (row.last.y / length) * reach, middle.y - (row.last.x / length) * reach]
  return (
    <g data-row="turn" className="cursor-grab">
      <line x1={middle.x} y1={middle.y} x2={x} y2={y} strokeWidth={stroke} className="stroke-coral-600" />
      <circle cx={x} cy={y} r={16 * pixel} fillOpacity="0" />
      <circle cx={x} cy={y} r={8 * pixel} strokeWidth={2 * pixel} className="fill-white stroke-coral-700" />
    </g>
  )
}
