import { type RefObject, useEffect, useState } from 'react'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import { isHiddenPrice } from '../../../domain/formats/money.ts'
import { navigatorSection } from '../../../text/public/sections/navigator.ts'
import { useBuilding } from '../../building.ts'
import { useLocale } from '../../locale.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Written } from '../../written.tsx'
import type { NavigatorApartment } from './navigator-apartment.ts'
import type { ShownOutline } from './shown-floor.ts'

interface CardPlace {
  /** The horizontal middle of the card. */
  left: number
  /** The lower edge of the card, or its upper edge if it is below the outline. */
  top: number
  isBelow: boolean
}

const halfWidth = 132
const height = 130

/**
 * Places the card above the outline, or below it where it would cover the toolbar (the viewer's first child) or the
 * header. It stays inside the viewer horizontally.
 */
function placeCard(outline: Element, viewer: Element): CardPlace {
  const [of, around] = [outline.getBoundingClientRect(), viewer.getBoundingClientRect()]
  const middle = (of.left + of.right) / 2 - around.left
  const toolsEnd = viewer.firstElementChild?.getBoundingClientRect().bottom ?? 0
  const isBelow = of.top - height < Math.max(toolsEnd, headerHeight)
  return {
    left: Math.min(Math.max(middle, halfWidth), around.width - halfWidth),
    // The card stays inside the viewer also for an apartment at its lower edge.
    top: (isBelow ? Math.min(of.bottom, around.bottom - height) : of.top) - around.top,
    isBelow,
  }
}

/** The height of the site header in pixels. It covers the top of the window. */
const headerHeight = 64

interface HoverCardProps {
  within: RefObject<HTMLElement | null>
  outlines: ShownOutline[]
}

interface Hovered {
  id: string
  place: CardPlace
}

/**
 * Shows the apartment under the pointer or with the focus. Hidden from screen readers, because the list has the same
 * text.
 */
export function HoverCard({ within, outlines }: HoverCardProps) {
  const [hovered, setHovered] = useState<Hovered>()
  useEffect(() => {
    const viewer = within.current
    if (!viewer || !matchMedia('(hover: hover)').matches) return
    const listening = new AbortController()
    const showFor = ({ target }: { target: EventTarget | null }) => {
      const link = target instanceof Element ? target.closest<SVGElement>('[data-apartment]') : null
      const id = link?.dataset.apartment
      setHovered(link && id ? { id, place: placeCard(link, viewer) } : undefined)
    }
    const hide = () => setHovered(undefined)
    const { signal } = listening
    // The pointer or the focus is already there: it made the browser load this card.
    showFor({ target: viewer.querySelector('[data-apartment]:is(:hover, :focus)') })
    viewer.addEventListener('pointerover', showFor, { signal })
    viewer.addEventListener('pointerleave', hide, { signal })
    viewer.addEventListener('pointerdown', hide, { signal })
    viewer.addEventListener('focusin', showFor, { signal })
    viewer.addEventListener('focusout', hide, { signal })
    return () => listening.abort()
  }, [within])
  const apartment = outlines.find(({ apartment }) => apartment.id === hovered?.id)?.apartment
  return apartment && hovered && <Card apartment={apartment} place={hovered.place} />
}

function Card({ apartment, place }: { apartment: NavigatorApartment; place: CardPlace }) {
  const building = useBuilding()
  const { navigator, formats, labels } = useLocale(navigatorSection).text
  const { number, status, type, area, price } = apartment
  return (
    <div
      aria-hidden="true"
      style={{ left: place.left, top: place.top }}
      className={`screen-only pointer-events-none absolute z-10 w-64 -translate-x-1/2 rounded-card bg-white p-3 text-sm shadow-[0_8px_32px_rgb(15_48_71/0.25)] ${place.isBelow ? 'mt-2' : '-mt-2 -translate-y-full'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <b className="text-base text-sea-900">{navigator.apartment(number)}</b>
        <StatusBadge status={status} label={labels.apartmentStatus[status]} />
      </div>
      <p className="mt-1 text-sea-900">
        <Written text={apartmentTypeName(building, type)} />, {formats.area(area)}
      </p>
      {!isHiddenPrice(price) && <p className="text-base font-bold text-sea-950">{formats.euros(price)}</p>}
    </div>
  )
}
