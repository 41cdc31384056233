import { formatPoints, type Point } from '../../../../domain/geometry/polygon.ts'
import { planFillText as text } from '../../../../text/admin/plan-fill.ts'
import type { During, OfferedPart } from '../editor/editor.ts'

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
      {points?.map(({ x, y }, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is identified by its index
          key={index}
          cx={x}
          cy={y}
          r={5 * pixel}
          strokeWidth={2 * pixel}
          className="fill-white stroke-coral-600"
        />
      ))}
      {pointer && <Cross at={pointer} pixel={pixel} />}
    </g>
  )
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
  offered: readonly OfferedPart[]
  onTake: (id: string) => void
}

/** Everything that was found, to be taken part by part, also by keyboard. */
export function CanvasOffered({ offered, onTake, stroke, pixel }: CanvasOfferedProps) {
  return offered.map(({ id, points, isCommon }, index) => (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button
    <polygon
      key={id}
      role="button"
      tabIndex={0}
      aria-label={text.offered(index + 1, isCommon)}
      data-offered={isCommon ? 'common' : 'home'}
      points={formatPoints(points)}
      strokeWidth={stroke}
      strokeDasharray={isCommon ? `${6 * pixel} ${4 * pixel}` : undefined}
      strokeLinejoin="round"
      onClick={() => onTake(id)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onTake(id)
      }}
      className={`cursor-pointer outline-none focus-visible:stroke-sea-900 ${isCommon ? 'fill-sea-500/15 stroke-sea-700 hover:fill-sea-500/30' : 'fill-coral-500/25 stroke-coral-600 hover:fill-coral-500/45'}`}
    />
  ))
}
