import { Check, ChevronDown, Download, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import type { ApartmentFact } from '../../../text/public/apartment-facts.ts'
import type { TermExplanation } from '../../../text/public/apartment-terms.ts'
import { priceLabel, pricePerMetreLabel } from '../../../text/public/prices.ts'
import { apartmentSection } from '../../../text/public/sections/apartment.ts'
import { useLocale } from '../../locale.tsx'
import { button } from '../../ui/button.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useWrittenLanguage, useWrittenLine, Written } from '../../written.tsx'
import { CallButtons } from '../company-contacts.tsx'
import { FactList } from '../fact-list.tsx'

const shownFor = 4000

/** Shares the link through the device, or copies it. Hidden where scripts are turned off. */
function ShareButton({ title }: { title: string }) {
  const shareText = useLocale(apartmentSection).text.apartment.share
  const [done, setDone] = useState<Shared>()
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [done])
  return (
    <div className="screen-only noscript:hidden">
      <button
        type="button"
        data-early
        onClick={async () => setDone(await share(title))}
        className={button({ kind: 'secondary', className: 'w-full' })}
      >
        <Share2 className="size-5" aria-hidden="true" />
        {shareText.button}
      </button>
      <p role="status" className="text-center text-sm font-semibold text-sea-800 not-empty:mt-2">
        {done && shareText[done]}
      </p>
    </div>
  )
}

interface Props {
  apartment: PublicApartment
  /** The title of a shared link. */
  title: string
  heading: string
  kind: string
  facts: ApartmentFact[]
  /** How floors are counted; empty where readers know it. */
  floorNote: string
  explanations: TermExplanation[]
}

export function Facts({ apartment, title, heading, kind, facts, floorNote, explanations }: Props) {
  const { text, pages } = useLocale(apartmentSection)
  const perMetre = pricePerMetreLabel(text, apartment)
  const writtenLine = useWrittenLine()
  return (
    <div className="flex flex-col">
      <div className="flex flex-wrap items-center gap-3">
        <StatusBadge status={apartment.status} label={text.labels.apartmentStatus[apartment.status]} />
        <span className="font-semibold text-sea-700">{writtenLine(kind)}</span>
      </div>
      {/* `text-balance` could put „Апартамент“ and its number on two lines. */}
      <h1 className="mt-3 text-4xl font-black text-wrap sm:text-5xl flat:text-3xl">{heading}</h1>
      <FactList
        rows={facts.map(({ name, label, text }) => [
          label,
          name === 'floor' && floorNote !== '' ? (
            <Noted key={name} text={text} note={floorNote} />
          ) : (
            writtenLine(text)
          ),
        ])}
      />
      <Explanations explanations={explanations} />
      <p className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="text-4xl font-black text-sea-900">{priceLabel(text, apartment)}</span>
        {perMetre && <span className="text-sea-800">{text.apartment.perMetre(perMetre)}</span>}
      </p>
      <div className="mt-5 grid gap-3">
        {apartment.status === 'sold' ? <Sold /> : <ContactLink />}
        <CallButtons />
        <a
          href={apartment.brochureUrl ?? pages.card(apartment.id)}
          download
          className={button({ kind: 'secondary' })}
        >
          <Download className="size-5" aria-hidden="true" />
          {text.apartment.brochure}
        </a>
        <ShareButton title={title} />
      </div>
    </div>
  )
}

function Noted({ text, note }: { text: string; note: string }) {
  return (
    <span className="block text-right">
      {text}
      <small className="block text-sm font-normal text-sea-800">{note}</small>
    </span>
  )
}

function ContactLink() {
  const { text } = useLocale(apartmentSection)
  return (
    <a href="#contact" className={button()}>
      {text.apartment.contact}
    </a>
  )
}

function Sold() {
  const { text } = useLocale(apartmentSection)
  return (
    <>
      <button
        type="button"
        disabled
        className={button({
          kind: 'quiet',
          className: 'bg-sand-200 hover:bg-sand-200! disabled:opacity-100!',
        })}
      >
        {text.apartment.sold}
      </button>
      <a href="#contact" className={button({ kind: 'secondary' })}>
        {text.apartment.askSimilar}
      </a>
    </>
  )
}

function Explanations({ explanations }: { explanations: TermExplanation[] }) {
  return (
    <div className="screen-only mt-2">
      {explanations.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 text-sm font-semibold text-sea-700 underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown className="size-4 shrink-0 group-open:rotate-180" aria-hidden="true" />
          </summary>
          <p className="pb-3 text-sm text-sea-800">{answer}</p>
        </details>
      ))}
    </div>
  )
}

/** handed: given to the sharing dialog of the device. */
type Shared = 'handed' | 'copied' | 'failed'

/** Shares the page's own URL, without the photo or plan that may be open over it. */
async function share(title: string): Promise<Shared> {
  const url = location.origin + location.pathname
  if (navigator.share) {
    try {
      await navigator.share({ title, url })
      return 'handed'
    } catch (error) {
      // The person has cancelled the dialog, so the link is not copied either.
      if (error instanceof DOMException && error.name === 'AbortError') return 'handed'
    }
  }
  return copy(url)
}

/** Returns `failed` on a page without TLS, where browsers do not allow the clipboard. */
async function copy(url: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}

/**
 * The description and the features. A feature that was typed twice is shown once: equal items would have the
 * same React key.
 */
export function ApartmentDetails({ apartment }: { apartment: PublicApartment }) {
  const { text } = useLocale(apartmentSection)
  const languageOf = useWrittenLanguage()
  if (apartment.description === '' && apartment.features.length === 0) return null
  return (
    <div className="apartment-details mt-14 grid gap-10 lg:grid-cols-[5fr_3fr] lg:gap-8">
      {apartment.description !== '' && (
        <section>
          <h2 className="text-2xl">{text.apartment.descriptionTitle}</h2>
          <p
            lang={languageOf(apartment.description)}
            className="mt-3 max-w-3xl text-lg leading-relaxed whitespace-pre-line"
          >
            {apartment.description}
          </p>
        </section>
      )}
      {apartment.features.length > 0 && (
        <section>
          <h2 className="text-2xl">{text.apartment.featuresTitle}</h2>
          <ul className="mt-3 grid gap-2">
            {[...new Set(apartment.features)].map((feature) => (
              <li key={feature} className="flex gap-2.5 wrap-anywhere">
                <Check className="mt-1 size-4 shrink-0 text-sea-600" aria-hidden="true" />
                <Written text={feature} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/**
 * Keeps the price and the contact link in view where the page has one column. `sticky` ends with the element around
 * it, so the bar never covers the form or the footer below.
 */
export function PriceBar({ price, status }: Pick<PublicApartment, 'price' | 'status'>) {
  const { text } = useLocale(apartmentSection)
  return (
    <div
      data-bottom-bar
      className="screen-only sticky bottom-[var(--banner-height,0px)] z-30 -mx-(--gutter) mt-10 border-t border-sand-200 bg-white px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden short:pt-1.5 short:pb-[max(0.375rem,env(safe-area-inset-bottom))]"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid justify-items-start gap-1 short:flex short:flex-wrap short:items-center short:gap-x-4">
          <p className="text-xl leading-none font-black text-sea-900">
            {priceLabel(text, { price, status })}
          </p>
          <StatusBadge status={status} label={text.labels.apartmentStatus[status]} />
        </div>
        <a href="#contact" className={button({ className: 'text-center' })}>
          {status === 'sold' ? text.apartment.askSimilar : text.apartment.contactShort}
        </a>
      </div>
    </div>
  )
}
