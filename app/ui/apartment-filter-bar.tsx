import { SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ApartmentFilters } from '../../domain/apartment/apartment-filters.ts'
import { listText as text } from '../text/apartment-list.ts'
import { ApartmentFilterForm, AvailableOnly } from './apartment-filter-form.tsx'

interface Props {
  filters: ApartmentFilters
  /** What came of them: how many were found. */
  children: ReactNode
  /** What else can be had of them. */
  more?: ReactNode
}

/**
 * All filters in a row; on a phone in a sheet, which opens without any script and stays open when scripts arrive
 * (see filters.css: what follows an open `details` is shown).
 */
export function ApartmentFilterBar({ filters, children, more }: Props) {
  const toggle = useRef<HTMLDetailsElement>(null)
  const close = () => toggle.current?.removeAttribute('open')
  useClosedByEscape(toggle)
  const { available, ...inSheet } = filters
  const selected = Object.values(inSheet).filter((value) => value !== undefined).length
  return (
    <div className="filter-bar">
      <details ref={toggle} className="filter-toggle">
        <summary>
          <SlidersHorizontal className="size-5 when-closed" aria-hidden="true" />
          <span className="caption">{text.sheet(selected)}</span>
          <X className="size-6 when-open" aria-hidden="true" />
        </summary>
      </details>
      <div className="filter-sheet">
        <p aria-hidden="true" className="sheet-title">
          {text.sheet(0)}
        </p>
        <ApartmentFilterForm filters={filters} onSent={close} />
      </div>
      <AvailableOnly isOn={available === true} />
      <p aria-live="polite" className="filter-result">
        {children}
      </p>
      {more}
    </div>
  )
}

function useClosedByEscape(toggle: React.RefObject<HTMLDetailsElement | null>): void {
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
