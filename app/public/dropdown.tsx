import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

interface Props {
  label: ReactNode
  className?: string
  labelClassName?: string
  panelClassName?: string
  children: ReactNode
}

/** Opens by mouse, touch and keyboard without any script; scripts close it again when the visitor turns away. */
export function Dropdown({
  label,
  className = '',
  labelClassName = '',
  panelClassName = '',
  children,
}: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useCloseWhenLeft(details)
  return (
    <details ref={details} className={`group ${className}`}>
      <summary className={`cursor-pointer list-none ${labelClassName}`}>{label}</summary>
      <div className={panelClassName}>{children}</div>
    </details>
  )
}

function useCloseWhenLeft(details: React.RefObject<HTMLDetailsElement | null>): void {
  const location = useLocation()
  const shownAt = useRef(location)

  // A navigation closes it. Scripts that arrive do not: it may have been opened before them.
  useEffect(() => {
    if (shownAt.current !== location) details.current?.removeAttribute('open')
    shownAt.current = location
  }, [location, details])

  useEffect(() => {
    const close = () => details.current?.removeAttribute('open')
    const onPointer = (event: PointerEvent) => {
      if (!details.current?.contains(event.target as Node)) close()
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
