import { Download } from 'lucide-react'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { apartmentFields } from '../../../domain/apartment/apartment-fields.ts'
import { apartmentTypeLabels } from '../../../domain/apartment/apartment-type.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { factsOf } from '../../../domain/record/field-table.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'
import { apartmentText as text } from '../../text/public/apartment.ts'
import { button } from '../../ui/button.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { CallButtons } from '../call-buttons.tsx'
import { FactList } from '../fact-list.tsx'

/** What a buyer compares, with the price and the way to ask. */
export function Facts({ apartment, title }: { apartment: PublicApartment; title: string }) {
  return (
    <div className="flex flex-col">
      <div className="flex flex-wrap items-center gap-3">
        <StatusBadge status={apartment.status} label={apartmentStatusLabels[apartment.status]} />
        {apartment.secondaryFloor !== null && (
          <span className="text-sm font-semibold text-sea-700">
            {text.maisonette(apartment.floor, apartment.secondaryFloor)}
          </span>
        )}
      </div>
      <h1 className="mt-3 text-4xl font-black sm:text-5xl">{title}</h1>
      <p className="mt-1 text-xl text-sea-800">{apartmentTypeLabels[apartment.type]}</p>
      <FactList rows={factsOf(apartmentFields, apartment)} />
      <p className="mt-6 text-4xl font-black text-sea-900">
        {formatPrice(apartment.price) ?? text.priceOnRequest}
      </p>
      <div className="mt-5 grid gap-3">
        <ContactButton sold={apartment.status === 'sold'} />
        <CallButtons />
        {apartment.brochureUrl && (
          <a href={apartment.brochureUrl} download className={button({ kind: 'secondary' })}>
            <Download className="size-5" aria-hidden="true" />
            {text.brochure}
          </a>
        )}
      </div>
    </div>
  )
}

function ContactButton({ sold }: { sold: boolean }) {
  if (sold) {
    return (
      <button type="button" disabled className={button()}>
        {text.sold}
      </button>
    )
  }
  return (
    <a href="#contact" className={button()}>
      {text.contact}
    </a>
  )
}
