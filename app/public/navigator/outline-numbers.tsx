import { memo, useEffect, useRef } from 'react'
import type { ShownOutline } from './shown-floor.ts'

interface OutlineNumbersProps {
  outlines: ShownOutline[]
  zoom: number
}

/**
 * The numbers of the apartments, in a drawing without a `viewBox`: places are parts of the plan, so that letters have the same
 * size on every screen. The enlarged plan would enlarge them too; they are made smaller by as much.
 */
export const OutlineNumbers = memo(function OutlineNumbers({ outlines, zoom }: OutlineNumbersProps) {
  const drawing = useRef<SVGSVGElement>(null)
  useEffect(() => {
    drawing.current?.style.setProperty('--zoom', String(zoom))
  }, [zoom])
  return (
    <svg
      ref={drawing}
      aria-hidden="true"
      className="plan-numbers pointer-events-none absolute inset-0 size-full overflow-visible fill-sea-950 stroke-white stroke-[0.28em] text-[calc(13px/var(--zoom,1))] lg:text-[calc(15px/var(--zoom,1))] font-extrabold [paint-order:stroke] [stroke-linejoin:round] [text-anchor:middle]"
    >
      {outlines.map(({ id, apartment, label }) => (
        <text key={id} x={`${label.x}%`} y={`${label.y}%`} dy="0.35em">
          {apartment.number}
        </text>
      ))}
    </svg>
  )
})
