import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

interface DropdownProps {
  label: ReactNode
  className?: string
  labelClassName?: string
  panelClassName?: string
  children: ReactNode
}

/** A menu that opens without scripts. Scripts close it on Escape, on a click elsewhere and on navigation. */
export function Dropdown({
  label,
  className = '',
  labelClassName = '',
  panelClassName = '',
  children,
}: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useCloseWhenLeft(details)
  return (
    <details ref={details} className={`group ${className}`}>
      <summary className={`cursor-pointer list-none ${labelClassName}`}>{label}</summary>
      <div className={panelClassName}>{children}</div>
    </details>
  )
}

function useCloseWhenLeft(details: RefObject<HTMLDetailsElement | null>): void {
  const location = useLocation()
  const shownAt = useRef(location)

  // The first run must not close the menu, because the visitor may have opened it before the scripts ran.
  useEffect(() => {
    if (shownAt.current !== location) details.current?.removeAttribute('open')
    shownAt.current = location
  }, [location, details])

  useEffect(() => {
    const close = () => details.current?.removeAttribute('open')
    const onPointer = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && details.current?.contains(target))) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return
      close()
      details.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [details])
}
