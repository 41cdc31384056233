import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { TableHeaders, type TableHeadersProps } from './card-table.tsx'

interface ScrollTableProps extends TableHeadersProps {
  label: string
  minWidth: string
  /** Class names that are added where a table needs a layout of its own. */
  layout?: { frame: string; table: string }
  maxHeight?: string
  /** The key of the table's stored scroll position, the page's URL by default. */
  place?: string
  children: ReactNode
}

/** A table that scrolls inside its own frame with a sticky header, and restores its scroll position. */
export function ScrollTable({
  label,
  minWidth,
  layout,
  maxHeight = 'max-h-[75vh]',
  place,
  children,
  ...heads
}: ScrollTableProps) {
  const frame = useRef<HTMLElement>(null)
  const { pathname, search } = useLocation()
  useScrollPosition(frame, place ?? pathname + search)
  return (
    <section
      ref={frame}
      aria-label={label}
      tabIndex={0}
      className={`relative overflow-auto rounded-card bg-white shadow-card ${maxHeight} ${layout?.frame ?? ''}`}
    >
      <table role="table" className={`w-full text-left text-[0.9375rem] ${minWidth} ${layout?.table ?? ''}`}>
        <thead
          role="rowgroup"
          className="sticky top-0 z-10 bg-sand-100 text-sm text-sea-800 shadow-[0_1px_0_var(--color-sand-200)] [&_th]:px-2.5 [&_th]:py-2 [&_th]:font-semibold [&_th]:whitespace-nowrap"
        >
          <tr role="row">
            <TableHeaders {...heads} />
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className="[&>tr]:border-t [&>tr]:border-sand-200 [&>tr:first-child]:border-t-0"
        >
          {children}
        </tbody>
      </table>
    </section>
  )
}

const positions = new Map<string, { top: number; left: number }>()

function useScrollPosition(frame: React.RefObject<HTMLElement | null>, url: string): void {
  useEffect(() => {
    const element = frame.current
    const saved = positions.get(url)
    if (element && saved) element.scrollTo({ ...saved, behavior: 'instant' })
    const save = () => {
      if (element) positions.set(url, { top: element.scrollTop, left: element.scrollLeft })
    }
    element?.addEventListener('scroll', save, { passive: true })
    return () => element?.removeEventListener('scroll', save)
  }, [frame, url])
}
