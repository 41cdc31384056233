import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { enquiriesText as text } from '../../text/admin/enquiries.ts'

interface PanelFrameProps {
  title: string
  /** Where closing leads. */
  list: string
  children: ReactNode
}

/**
 * Takes the focus when it opens, and comes into view: on a phone it stands where the list began, which may be far above.
 * Escape closes it, unless a dialog or a field has use for that key.
 */
export function PanelFrame({ title, list, children }: PanelFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open]')) return
      if (target instanceof Element && target.matches('input, select, textarea')) return
      navigate(list, { preventScrollReset: true })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate, list])

  return (
    <aside
      aria-label={text.enquiry}
      className="rounded-card bg-white p-5 shadow-card xl:sticky xl:top-8 xl:max-h-[calc(100vh-4rem)] xl:overflow-y-auto"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="pt-1.5 text-2xl outline-none">
          {title}
        </h2>
        <Link
          to={list}
          preventScrollReset
          aria-label={text.close}
          title={text.close}
          className={closeClassName}
        >
          <X className="size-5" aria-hidden="true" />
        </Link>
      </div>
      <div className="mt-3">{children}</div>
    </aside>
  )
}

const closeClassName = 'grid size-11 shrink-0 place-items-center rounded-lg text-sea-700 hover:bg-sea-50'
