import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Exposure } from '../../../domain/building/exposure.ts'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { compassMarks, exposureAt } from '../../../domain/panorama/compass-marks.ts'
import { aroundCircle } from '../../../domain/panorama/view-arcs.ts'
import { panoramasText as text } from '../../../text/admin/views.ts'
import { Image } from '../../ui/image.tsx'

interface Props {
  image: StoredImage
  /** Where the middle of the picture looks; undefined until somebody has said it. */
  azimuth: number | undefined
  onTurn(azimuth: string): void
}

/** Degrees by key. The arrows turn by one degree, or with Shift by as much as the pages do. */
const page = 15
const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: page,
  PageDown: -page,
}

/** The whole panorama with the points of the compass over it, which are dragged to where they really are. */
export function CompassPicture({ image, azimuth, onTurn }: Props) {
  const shown = azimuth ?? 0
  const dragged = useRef<{ x: number; azimuth: number; width: number }>(undefined)
  const turn = (to: number) => onTurn(String(aroundCircle(Math.round(to))))

  const grab = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const { width } = event.currentTarget.getBoundingClientRect()
    dragged.current = { x: event.clientX, azimuth: shown, width }
  }
  // The marks follow the pointer: as they move to the right, the middle of the picture looks further to the left.
  const drag = ({ clientX }: PointerEvent) => {
    const from = dragged.current
    if (from) turn(from.azimuth - ((clientX - from.x) / from.width) * 360)
  }
  const release = () => {
    dragged.current = undefined
  }
  const onKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined && event.key !== 'Home') return
    event.preventDefault()
    if (step === undefined) turn(0)
    else turn(shown + (event.shiftKey && Math.abs(step) === 1 ? step * page : step))
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={text.direction}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={shown}
      aria-valuetext={
        azimuth === undefined
          ? text.noDirectionShort
          : text.directionValue(azimuth, text.directions[exposureAt(azimuth)])
      }
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={onKey}
      className="relative cursor-ew-resize touch-pan-y overflow-hidden rounded-lg select-none"
    >
      <Image image={image} alt={text.picture} sizes="100vw" priority className="pointer-events-none" />
      {widths.map(({ viewWidth, className }) => (
        <Compass
          key={viewWidth}
          ratio={image.width / image.height}
          azimuth={shown}
          viewWidth={viewWidth}
          className={`${className} ${azimuth === undefined ? 'opacity-60' : ''}`}
        />
      ))}
    </div>
  )
}

interface CompassProps {
  ratio: number
  azimuth: number
  viewWidth: number
  className: string
}

/** In units of the drawing: the fewer there are, the larger the marks, so that a phone's are read, too. */
const widths = [
  { viewWidth: 1800, className: 'max-sm:hidden' },
  { viewWidth: 780, className: 'sm:hidden' },
]

function Compass({ ratio, azimuth, viewWidth, className }: CompassProps) {
  const height = viewWidth / ratio
  const marks = compassMarks({ start: azimuth - 180, degrees: 360 })
  return (
    <svg
      viewBox={`0 0 ${viewWidth} ${height}`}
      aria-hidden="true"
      className={`pointer-events-none absolute inset-0 size-full ${className}`}
    >
      <line
        x1={viewWidth / 2}
        x2={viewWidth / 2}
        y1={0}
        y2={height}
        stroke="#fff"
        strokeWidth={2}
        strokeDasharray="8 8"
      />
      {marks.map(({ exposure, share }) => (
        <Mark key={exposure} exposure={exposure} x={share * viewWidth} height={height} />
      ))}
    </svg>
  )
}

const isMain = (exposure: Exposure) => ['north', 'east', 'south', 'west'].includes(exposure)

function Mark({ exposure, x, height }: { exposure: Exposure; x: number; height: number }) {
  const main = isMain(exposure)
  const [width, top] = [main ? 56 : 50, main ? 16 : 24]
  return (
    <g>
      <line x1={x} x2={x} y1={top} y2={main ? height : 90} stroke="#fff" strokeWidth={main ? 3 : 2} />
      <rect
        x={x - width / 2}
        y={top}
        width={width}
        height={main ? 48 : 36}
        rx={8}
        fill={exposure === 'north' ? '#b23a24' : '#0f3047'}
      />
      <text
        x={x}
        y={top + (main ? 36 : 27)}
        textAnchor="middle"
        fill="#fff"
        fontSize={main ? 34 : 24}
        fontWeight={700}
      >
        {text.compass[exposure]}
      </text>
    </g>
  )
}
