import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { HomeBrief } from './home-brief.tsx'
import { besidePlan } from './pick-hint.tsx'
import { selectionId } from './selection.ts'
import type { ShownOutline } from './shown-floor.ts'

interface HoverCardProps {
  within: RefObject<HTMLElement | null>
  outlines: ShownOutline[]
  /** It is already shown. */
  selectedId: string | undefined
}

interface Hovered {
  id: string
  /** Whether the apartment is in the right half of the window. */
  isRight: boolean
}

/**
 * Full screen, nothing stands beside the plan until an apartment is selected. Room for this card would move the plan
 * away from under the pointer, which would hide the card, and so on without end.
 */
const overPlan =
  'in-data-full:lg:fixed in-data-full:lg:bottom-12 in-data-full:lg:z-30 in-data-full:lg:data-[side=left]:left-0 in-data-full:lg:data-[side=right]:right-0'

/**
 * Shows the apartment under the pointer or with the focus: beside the plan, and where there is no room beside it, in the
 * other half of the window, so that it never covers a neighbour. Hidden from screen readers, because the list has the
 * same text.
 */
export function HoverCard({ within, outlines, selectedId }: HoverCardProps): ReactNode {
  const [hovered, setHovered] = useState<Hovered>()
  useEffect(() => {
    const viewer = within.current
    if (!viewer || !matchMedia('(hover: hover)').matches) return
    const listening = new AbortController()
    const showFor = ({ target }: { target: EventTarget | null }) => {
      const link = target instanceof Element ? target.closest<SVGElement>('[data-apartment]') : null
      const id = link?.dataset.apartment
      setHovered(link && id ? { id, isRight: isInRightHalf(link) } : undefined)
    }
    const hide = () => setHovered(undefined)
    const { signal } = listening
    // The pointer or the focus is already there: it made the browser load this card.
    showFor({ target: viewer.querySelector('[data-apartment]:is(:hover, :focus)') })
    viewer.addEventListener('pointerover', showFor, { signal })
    viewer.addEventListener('pointerleave', hide, { signal })
    viewer.addEventListener('focusin', showFor, { signal })
    viewer.addEventListener('focusout', hide, { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
    return () => listening.abort()
  }, [within])
  const apartment = outlines.find(({ apartment }) => apartment.id === hovered?.id)?.apartment
  const beside = document.getElementById(selectionId)
  if (!hovered || !apartment || !beside || apartment.id === selectedId) return null
  return createPortal(
    <div
      aria-hidden="true"
      data-side={hovered.isRight ? 'left' : 'right'}
      className={`screen-only pointer-events-none ${besidePlan} max-lg:fixed max-lg:bottom-4 max-lg:z-30 max-lg:w-72 lg:mt-4 in-data-full:lg:m-4 in-data-full:lg:w-80 data-[side=left]:max-lg:left-4 data-[side=right]:max-lg:right-4 ${selectedId ? '' : overPlan}`}
    >
      <HomeBrief apartment={apartment} />
    </div>,
    beside,
  )
}

function isInRightHalf(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect()
  return (left + right) / 2 > innerWidth / 2
}
