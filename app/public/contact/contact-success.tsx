import { type MouseEvent, useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import { contactText as text } from '../../text/public/contact.ts'
import { button } from '../../ui/button.ts'
import { opensElsewhere } from '../opens-elsewhere.ts'
import type { ContactReply } from './contact-reply.ts'

/** Stands in the place of the form once the enquiry has arrived. Without scripts its link opens a new form. */
export function ContactSuccess({ reply, onAnother }: { reply: ContactReply; onAnother: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: whoever uses the keyboard goes on from here, and whoever looks reads it.
  useEffect(() => {
    end.current?.focus({ preventScroll: true })
    end.current?.querySelector('[role="status"]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const goOn = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    onAnother()
  }
  return (
    <div
      ref={end}
      tabIndex={-1}
      className="absolute inset-0 z-10 grid place-content-center justify-items-center gap-4 text-center outline-none"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-14 fill-none stroke-available stroke-2">
        <path d="M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M8 12l3 3 5-6" />
      </svg>
      <p
        role="status"
        className="max-w-sm scroll-mt-44 scroll-mb-32 text-2xl font-bold text-balance text-sea-900"
      >
        {text.success}
      </p>
      <p className="max-w-sm text-lg text-balance wrap-anywhere text-sea-900">{reply.when}</p>
      <ul className="grid justify-items-center">
        {reply.ways?.map(({ url, text, isFile }) => (
          <li key={url}>
            <Link
              to={url}
              reloadDocument={isFile}
              className="flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
      <Link to={href('/contact')} onClick={goOn} className={button({ kind: 'secondary' })}>
        {text.another}
      </Link>
    </div>
  )
}
