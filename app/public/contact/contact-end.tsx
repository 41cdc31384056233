import { type MouseEvent, useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import { contactText as text } from '../../text/public/contact.ts'
import { button } from '../../ui/button.ts'
import { opensElsewhere } from '../opens-elsewhere.ts'
import { useSite } from '../use-site.ts'
import type { ContactReply } from './contact-reply.ts'

/** Stands in the place of the form once the enquiry has arrived. Without scripts its link opens a new form. */
export function ContactEnd({ reply, onAnother }: { reply: ContactReply; onAnother: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: whoever uses the keyboard goes on from here.
  useEffect(() => end.current?.focus({ preventScroll: true }), [])
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
      <p role="status" className="max-w-sm text-2xl font-bold text-balance text-sea-900">
        {text.success}
      </p>
      <p className="max-w-sm text-lg text-balance wrap-anywhere text-sea-900">
        {reply.wishedTime ? text.whenWished(reply.wishedTime) : text.when}
      </p>
      <WaysOn askedHome={reply.askedHome} />
      <Link to={href('/contact')} onClick={goOn} className={button({ kind: 'secondary' })}>
        {text.another}
      </Link>
    </div>
  )
}

const way = 'flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4'

/** Whoever has asked is still choosing. */
function WaysOn({ askedHome }: Pick<ContactReply, 'askedHome'>) {
  const { company } = useSite()
  return (
    <ul className="grid justify-items-center">
      {askedHome && (
        <li>
          <Link to={href('/apartments/:id', { id: askedHome.id })} className={way}>
            {text.backToHome(askedHome.number)}
          </Link>
        </li>
      )}
      <li>
        <Link to={`${href('/apartments')}?available=1`} className={way}>
          {text.toFree}
        </Link>
      </li>
      {company.publicPriceList && (
        <li>
          <a href={href('/price-list.pdf')} className={way}>
            {text.priceList}
          </a>
        </li>
      )}
    </ul>
  )
}
