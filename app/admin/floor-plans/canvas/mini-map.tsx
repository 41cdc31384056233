import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { PlanImage } from '../../../../domain/floor-plan/floor-plan.ts'
import { centredOn, panned, visiblePart } from '../../../../domain/floor-plan/plan-view.ts'
import type { Point } from '../../../../domain/geometry/polygon.ts'
import { planRoomText as text } from '../../../../text/admin/plan-room.ts'
import { PlanImageView } from '../../../plan-view/plan-image-view.tsx'
import type { UsedPlanView } from '../../../plan-view/use-plan-view.ts'
import { arrows } from '../editor/editor.ts'

/** How far one press of an arrow key moves the plan, relative to its frame. */
const step = 0.2

/** The whole plan with the part that the enlarged one shows, which a pointer drags and arrow keys move. */
export function MiniMap({ plan, view }: { plan: PlanImage; view: UsedPlanView }) {
  const part = useRef<HTMLDivElement>(null)
  const { frame, watch } = view
  useEffect(
    () =>
      watch((shown) => {
        if (!part.current) return
        const { left, top, size } = visiblePart(shown)
        const percent = (share: number) => `${share * 100}%`
        Object.assign(part.current.style, {
          left: percent(left),
          top: percent(top),
          width: percent(size),
          height: percent(size),
        })
      }),
    [watch],
  )
  const box = frame.current?.getBoundingClientRect()
  const goTo = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const at: Point = { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
    view.show(centredOn(view.view(), at))
  }
  const move = (event: KeyboardEvent) => {
    const direction = arrows[event.key]
    if (!direction) return
    event.preventDefault()
    view.show(panned(view.view(), { x: -direction.x * step, y: -direction.y * step }), { smoothly: true })
  }
  return (
    <button
      type="button"
      aria-label={text.miniMap}
      title={text.miniMap}
      style={{ aspectRatio: box ? `${box.width} / ${box.height}` : undefined }}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        goTo(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) goTo(event)
      }}
      onKeyDown={move}
      className="absolute right-2 bottom-2 z-10 block w-28 cursor-move touch-none overflow-hidden rounded-lg border border-sea-300 bg-white shadow-card outline-offset-2 sm:w-44"
    >
      <PlanImageView image={plan} alt="" zoom={1} className="absolute inset-0 size-full object-contain" />
      <div ref={part} className="absolute bg-coral-500/15 ring-2 ring-coral-600 ring-inset" />
    </button>
  )
}
