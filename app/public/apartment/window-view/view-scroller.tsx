import { type PointerEvent, useRef } from 'react'
import { imageVariantUrl } from '../../../../domain/files/stored-image.ts'
import type { Light } from '../../../../domain/panorama/panorama.ts'
import { offeredSliceWidths } from '../../../../domain/panorama/picture-slice.ts'
import type { ShownSlice } from './find-window-view.ts'
import { type Turned, useTurning } from './use-turning.ts'

interface Props {
  slice: ShownSlice
  light: Light
  label: string
  alt: string
  /** The height of the picture, as CSS classes and as the formula by which the browser chooses an image. */
  frame: { className: string; heights: { media?: string; height: string }[]; drawnHeight: number }
  /** The one width that there is to choose from; by default the browser chooses. */
  only?: number
  turned: Turned
  /** Whether another scroller of the same picture is over this one. */
  isCovered?: boolean
}

/** The width for browsers without `srcset`. */
const plainWidth = 1280

/**
 * A picture that is wider than its frame. The browser scrolls it by finger, wheel and arrow keys without scripts, and
 * begins in the middle where it knows `scroll-initial-target`; scripts add dragging by mouse.
 */
export function ViewScroller({ slice, light, label, alt, frame, only, turned, isCovered = false }: Props) {
  const image = slice[light] ?? slice.day
  const ratio = image.width / image.height
  const widths = only ? [] : offeredSliceWidths(image.width)
  const turning = useTurning({ turned, picture: slice.day.url, light, isCovered })
  const drag = useDragging()
  return (
    // It has the focus, so that the arrow keys scroll it. No landmark, because a corner home has two, and the page has
    // them again while the dialog is open.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div
      {...drag}
      {...turning}
      role="group"
      aria-label={label}
      tabIndex={0}
      className={`window-view relative overflow-x-auto overflow-y-hidden ${frame.className}`}
    >
      <div className="relative h-full w-max min-w-full">
        <img
          src={imageVariantUrl(image.url, only ?? plainWidth)}
          srcSet={
            widths
              .map((width) => `${imageVariantUrl(image.url, width)} ${Math.min(width, image.width)}w`)
              .join(', ') || undefined
          }
          sizes={frame.heights
            .map(({ media, height }) => `${media ? `${media} ` : ''}calc(${height} * ${ratio.toFixed(2)})`)
            .join(', ')}
          width={image.width}
          height={image.height}
          alt={alt}
          loading="lazy"
          decoding="async"
          draggable={false}
          className="h-full w-auto max-w-none min-w-full object-cover"
        />
        <DirectionMarks slice={slice} ratio={ratio} drawnHeight={frame.drawnHeight} />
        <span aria-hidden="true" className="window-view-middle absolute top-0 left-1/2" />
      </div>
    </div>
  )
}

interface MarksProps {
  slice: ShownSlice
  ratio: number
  drawnHeight: number
}

/** They grow with the picture: the greater `drawnHeight`, the smaller they are on it. */
function DirectionMarks({ slice: { marks }, ratio, drawnHeight }: MarksProps) {
  const width = Math.round(drawnHeight * ratio)
  return (
    <svg
      viewBox={`0 0 ${width} ${drawnHeight}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      {marks.map(({ name, share }) => {
        const half = name.length * 8 + 14
        const x = Math.min(Math.max(share * width, half + 6), width - half - 6)
        return (
          <g key={name}>
            <rect
              x={x - half}
              y={14}
              width={half * 2}
              height={38}
              rx={19}
              fill="#0f3047"
              fillOpacity={0.85}
            />
            <text x={x} y={41} textAnchor="middle" fontSize={24} fontWeight={600} fill="#fff">
              {name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** Dragging by mouse. A finger scrolls by itself. */
function useDragging() {
  const grabbed = useRef<{ x: number; left: number }>(undefined)
  const release = () => {
    grabbed.current = undefined
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      grabbed.current = { x: event.clientX, left: event.currentTarget.scrollLeft }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = grabbed.current
      if (from) event.currentTarget.scrollLeft = from.left - (event.clientX - from.x)
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}
