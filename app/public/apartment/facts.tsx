import { ChevronDown, Download } from 'lucide-react'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import type { ApartmentFact } from '../../../text/public/apartment-facts.ts'
import type { TermExplanation } from '../../../text/public/apartment-terms.ts'
import { apartmentSection } from '../../../text/public/sections/apartment.ts'
import { useLocale } from '../../locale.tsx'
import { button } from '../../ui/button.ts'
import { useWrittenLine } from '../../written.tsx'
import type { AlertOffer } from '../alerts/alert-offer.ts'
import { LateAlertDetails } from '../alerts/late-alert-details.ts'
import { CallButtons } from '../company-contacts.tsx'
import { FactList } from '../fact-list.tsx'
import { ShareButton } from '../share-button.tsx'
import { AskButtons } from './ask-buttons.tsx'

interface Props {
  apartment: PublicApartment
  /** The title of a shared link. */
  title: string
  facts: ApartmentFact[]
  /** How floors are counted; empty where readers know it. */
  floorNote: string
  explanations: TermExplanation[]
  /** Undefined where visitors are offered no alerts. */
  alert?: AlertOffer | undefined
}

/** The facts, and what to do with them: ask, call, print, share. */
export function Facts({ apartment, title, facts, floorNote, explanations, alert }: Props) {
  const { text, pages } = useLocale(apartmentSection)
  const writtenLine = useWrittenLine()
  return (
    <div className="apartment-facts grid items-start gap-6 beside:col-span-full beside:grid-cols-[5fr_3fr] lg:gap-x-8">
      <div>
        <FactList
          inTwoColumns
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
      </div>
      <div className="grid gap-3">
        <AskButtons status={apartment.status} className="lg:hidden" />
        {alert && <LateAlertDetails {...alert} />}
        <CallButtons />
        <a href={pages.brochure(apartment)} download className={button({ kind: 'secondary' })}>
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

function Explanations({ explanations }: { explanations: TermExplanation[] }) {
  return (
    <div className="screen-only mt-2 flex flex-wrap gap-x-8">
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
