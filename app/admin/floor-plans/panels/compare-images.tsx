import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { ImageSize } from '../../../../domain/floor-plan/floor-plan.ts'
import { outlineStroke } from '../../../../domain/floor-plan/floor-plan.ts'
import { type ImageFit, scaledFit, usualFit } from '../../../../domain/floor-plan/image-fit.ts'
import { formatPoints } from '../../../../domain/geometry/polygon.ts'
import { compareImagesText as text } from '../../../../text/admin/compare-images.ts'
import { uiText } from '../../../../text/ui.ts'
import { button } from '../../../ui/button.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { arrows } from '../editor/editor.ts'
import type { EditedPlan } from '../plan-to-edit.ts'

interface CompareImagesProps {
  plan: EditedPlan
  /** The picture that replaces the plan's. */
  image: ImageSize & { url: string }
  onCancel: () => void
  onFitted: (fit: ImageFit) => void
}

/** One press scales by this much; the whole range of the slider is a third to three times. */
const fine = 1.002
const widest = 3

/** Lays the former plan with its outlines over the new picture, to be shifted and scaled until they match. */
export function CompareImages({ plan, image, onCancel, onFitted }: CompareImagesProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const usual = usualFit(plan, image)
  const [fit, setFit] = useState(usual)
  const [opacity, setOpacity] = useState(0.5)
  const [zoom, setZoom] = useState(1)
  useEffect(() => dialog.current?.showModal(), [])
  const middle = { x: image.imageWidth / 2, y: image.imageHeight / 2 }
  const scaleTo = (scale: number) => setFit((before) => scaledFit(before, scale / before.scale, middle))
  const scaleBy = (by: number) => setFit((before) => scaledFit(before, by, middle))

  return (
    <dialog
      ref={dialog}
      aria-labelledby="compare-images"
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      className="m-auto h-[calc(100dvh-1rem)] max-h-none w-[min(90rem,calc(100vw-1rem))] max-w-none rounded-card bg-white p-4 text-sea-950 shadow-card backdrop:bg-sea-950/50"
    >
      <div className="flex h-full min-h-0 flex-col gap-2">
        <h2 id="compare-images" className="text-xl">
          {text.title}
        </h2>
        <p className="text-sm text-sea-800">{text.advice}</p>
        <Stage plan={plan} image={image} fit={fit} opacity={opacity} zoom={zoom} onFit={setFit} />
        <div className="flex flex-wrap items-end gap-x-6 gap-y-1">
          <Slider
            label={text.size}
            value={Math.log(fit.scale / usual.scale)}
            range={[-Math.log(widest), Math.log(widest), 0.001]}
            shown={text.percent(fit.scale / usual.scale)}
            onChange={(value) => scaleTo(usual.scale * Math.exp(value))}
          >
            <IconButton icon={Minus} label={text.smaller} onClick={() => scaleBy(1 / fine)} />
            <IconButton icon={Plus} label={text.larger} onClick={() => scaleBy(fine)} />
          </Slider>
          <Slider label={text.visibility} value={opacity} range={[0, 1, 0.05]} onChange={setOpacity} />
          <Slider label={text.zoom} value={zoom} range={[1, 6, 0.5]} onChange={setZoom} />
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" onClick={() => setFit(usual)} className={button({ kind: 'quiet' })}>
            {text.reset}
          </button>
          <button type="button" onClick={onCancel} className={button({ kind: 'secondary' })}>
            {uiText.cancel}
          </button>
          <button type="button" onClick={() => onFitted(fit)} className={button()}>
            {text.replace}
          </button>
        </div>
      </div>
    </dialog>
  )
}

interface StageProps {
  plan: EditedPlan
  image: ImageSize & { url: string }
  fit: ImageFit
  opacity: number
  zoom: number
  onFit: (change: (before: ImageFit) => ImageFit) => void
}

/** The new picture with the former one over it, which a mouse, a finger or a pen drags, and keys move. */
function Stage({ plan, image, fit, opacity, zoom, onFit }: StageProps) {
  const { imageWidth: width, imageHeight: height } = image
  const dragged = useRef<{ pointer: number; x: number; y: number }>(undefined)
  const moved = (x: number, y: number) => onFit((before) => ({ ...before, x: before.x + x, y: before.y + y }))
  const drag = (event: PointerEvent<SVGSVGElement>) => {
    const last = dragged.current
    if (last?.pointer !== event.pointerId) return
    const pixel = width / event.currentTarget.getBoundingClientRect().width
    moved((event.clientX - last.x) * pixel, (event.clientY - last.y) * pixel)
    dragged.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY }
  }
  const press = (event: KeyboardEvent) => {
    const direction = arrows[event.key]
    const by = { '+': fine, '=': fine, '-': 1 / fine }[event.key]
    if (direction) {
      const step = event.shiftKey ? width / 100 : 1
      moved(direction.x * step, direction.y * step)
    } else if (by) onFit((before) => scaledFit(before, by, { x: width / 2, y: height / 2 }))
    else return
    event.preventDefault()
  }
  return (
    // It scrolls where it is enlarged, and dragging on it moves the former plan.
    <div className="grid min-h-0 flex-1 overflow-auto rounded-lg border border-sand-200 bg-sand-50">
      <svg
        role="application"
        aria-label={text.stage}
        tabIndex={0}
        viewBox={`0 0 ${width} ${height}`}
        style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
        onPointerDown={(event) => {
          if (event.button !== 0 || dragged.current) return
          event.currentTarget.setPointerCapture(event.pointerId)
          dragged.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          dragged.current = undefined
        }}
        onPointerCancel={() => {
          dragged.current = undefined
        }}
        onKeyDown={press}
        className="cursor-move touch-none outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-sea-600"
      >
        <image href={image.url} width={width} height={height} />
        <g transform={`translate(${fit.x} ${fit.y}) scale(${fit.scale})`} data-former="">
          <image href={plan.imageUrl} width={plan.imageWidth} height={plan.imageHeight} opacity={opacity} />
          {plan.outlines.map(({ id, points }) => (
            <polygon
              key={id}
              points={formatPoints(points)}
              strokeWidth={plan.imageWidth * outlineStroke}
              strokeLinejoin="round"
              className="fill-coral-500/15 stroke-coral-600"
            />
          ))}
        </g>
      </svg>
    </div>
  )
}

interface SliderProps {
  label: string
  value: number
  range: readonly [min: number, max: number, step: number]
  shown?: string
  onChange: (value: number) => void
  children?: ReactNode
}

function Slider({ label, value, range: [min, max, step], shown, onChange, children }: SliderProps) {
  return (
    <div className="flex items-center gap-1">
      <label className="grid text-sm font-semibold text-sea-800">
        {shown ? `${label}: ${shown}` : label}
        <input
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          className="h-8 w-44 accent-sea-800"
        />
      </label>
      {children}
    </div>
  )
}
