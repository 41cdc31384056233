import { type RefObject, useEffect, useState } from 'react'
import { apartmentTypeLabels } from '../../../domain/apartment/apartment-type.ts'
import { formatArea } from '../../../domain/formats/measures.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'
import { navigatorText as text } from '../../text/public/navigator.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { ShownApartment, ShownOutline } from './shown-floor.ts'

interface CardPlace {
  /** Of its middle. */
  left: number
  /** Of its lower edge, or of its upper one when it stands below. */
  top: number
  isBelow: boolean
}

const halfWidth = 132
const height = 130

/**
 * Over the outline, or below it where there is no room: the row of tools, which is the viewer's first part, stays
 * free. Never out of the viewer at the sides.
 */
function placeCard(outline: Element, viewer: Element): CardPlace {
  const [of, around] = [outline.getBoundingClientRect(), viewer.getBoundingClientRect()]
  const middle = (of.left + of.right) / 2 - around.left
  const toolsEnd = viewer.firstElementChild?.getBoundingClientRect().bottom ?? 0
  const isBelow = of.top - height < Math.max(toolsEnd, headerHeight)
  return {
    left: Math.min(Math.max(middle, halfWidth), around.width - halfWidth),
    // An apartment that reaches to the lower edge keeps its card inside.
    top: (isBelow ? Math.min(of.bottom, around.bottom - height) : of.top) - around.top,
    isBelow,
  }
}

/** The header of the site stays over everything. */
const headerHeight = 64

interface HoverCardProps {
  within: RefObject<HTMLElement | null>
  outlines: ShownOutline[]
}

interface Hovered {
  id: string
  place: CardPlace
}

/** What the outline under the pointer, or with the focus, stands for. For eyes only: the lists beside say it as text. */
export function HoverCard({ within, outlines }: HoverCardProps) {
  const [hovered, setHovered] = useState<Hovered>()
  useEffect(() => {
    const viewer = within.current
    if (!viewer || !matchMedia('(hover: hover)').matches) return
    const listening = new AbortController()
    const look = ({ target }: { target: EventTarget | null }) => {
      const link = target instanceof Element ? target.closest<SVGElement>('[data-home]') : null
      const id = link?.dataset.home
      setHovered(link && id ? { id, place: placeCard(link, viewer) } : undefined)
    }
    const forget = () => setHovered(undefined)
    const { signal } = listening
    // Scripts may have come while the pointer lay there already.
    look({ target: viewer.querySelector('[data-home]:hover') })
    viewer.addEventListener('pointerover', look, { signal })
    viewer.addEventListener('pointerleave', forget, { signal })
    viewer.addEventListener('pointerdown', forget, { signal })
    viewer.addEventListener('focusin', look, { signal })
    viewer.addEventListener('focusout', forget, { signal })
    return () => listening.abort()
  }, [within])
  const apartment = outlines.find(({ apartment }) => apartment.id === hovered?.id)?.apartment
  return apartment && hovered && <Card apartment={apartment} place={hovered.place} />
}

function Card({ apartment, place }: { apartment: ShownApartment; place: CardPlace }) {
  const price = formatPrice(apartment.price)
  return (
    <div
      aria-hidden="true"
      style={{ left: place.left, top: place.top }}
      className={`off-paper pointer-events-none absolute z-10 w-64 -translate-x-1/2 rounded-card bg-white p-3 text-sm shadow-[0_8px_32px_rgb(15_48_71/0.25)] ${place.isBelow ? 'mt-2' : '-mt-2 -translate-y-full'}`}
    >
      <div className="flex items-center justify-between gap-2">
        <b className="text-base text-sea-900">{text.apartment(apartment.number)}</b>
        <StatusBadge status={apartment.status} label={apartmentStatusLabels[apartment.status]} />
      </div>
      <p className="mt-1 text-sea-900">
        {apartmentTypeLabels[apartment.type]}, {formatArea(apartment.area)}
      </p>
      {price && <p className="text-base font-bold text-sea-950">{price}</p>}
    </div>
  )
}
