import { createContext, type ReactNode, use } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { usualScreen } from './pictures.ts'
import { type Place, placeSearch } from './place.ts'

/**
 * The history state of every place but the one that the showroom was opened at. There is one such entry, which each step
 * replaces: „Back“ of the browser leads to the first entry, and the showroom goes one step up from there.
 */
const inside = { inShowroom: true }

export function isInside(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'inShowroom' in state
}

export const ScreenContext = createContext(usualScreen)

export function useScreen(): number {
  return use(ScreenContext)
}

export function useGo(): (place: Place) => void {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  return (place) =>
    navigate(
      { search: placeSearch(search, place) },
      { replace: isInside(state), state: inside, preventScrollReset: true },
    )
}

interface GoProps {
  to: Place
  className?: string
  label?: string | undefined
  isCurrent?: boolean
  children: ReactNode
}

/** A link to another place of the showroom. Nothing is loaded for it. */
export function Go({ to, className, label, isCurrent, children }: GoProps) {
  const { search, state } = useLocation()
  return (
    <Link
      to={{ search: placeSearch(search, to) }}
      replace={isInside(state)}
      state={inside}
      preventScrollReset
      data-early
      draggable={false}
      aria-label={label}
      aria-current={isCurrent ? 'true' : undefined}
      className={className}
    >
      {children}
    </Link>
  )
}
