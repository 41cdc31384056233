import { SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react'

interface Props {
  /** Of the button that opens the sheet. */
  caption: string
  /** Of the sheet. */
  title: string
  /** Also a wide window shows the filters only when they are opened. */
  isFolded?: boolean
  /** Called with what closes the sheet. */
  form(close: () => void): ReactNode
  /** What stays in view while the filters are closed. */
  children: ReactNode
}

/**
 * The filters of a page in a row, or on a phone in a sheet. The sheet opens without scripts: filters.css shows it while
 * the `details` before it is open.
 */
export function FilterFrame({ caption, title, isFolded, form, children }: Props) {
  const toggle = useRef<HTMLDetailsElement>(null)
  const close = useCallback(() => toggle.current?.removeAttribute('open'), [])
  useClosedByEscape(toggle)
  return (
    <div className={`filter-bar ${isFolded ? 'is-folded' : ''}`}>
      <details ref={toggle} className="filter-toggle">
        <summary>
          <SlidersHorizontal className="size-5 when-closed" aria-hidden="true" />
          <span className="caption">{caption}</span>
          <X className="size-6 when-open" aria-hidden="true" />
        </summary>
      </details>
      <div className="filter-sheet">
        <p aria-hidden="true" className="sheet-title">
          {title}
        </p>
        {form(close)}
      </div>
      {children}
    </div>
  )
}

function useClosedByEscape(toggle: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !toggle.current?.open) return
      toggle.current.open = false
      toggle.current.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [toggle])
}
