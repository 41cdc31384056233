import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { priceLabel, pricePerMetreLabel } from '../../../text/public/prices.ts'
import { apartmentSection } from '../../../text/public/sections/apartment.ts'
import { useLocale } from '../../locale.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useWrittenLine } from '../../written.tsx'
import { HeartButton } from '../favourites/heart-button.tsx'
import { AskButtons } from './ask-buttons.tsx'

interface Props {
  apartment: PublicApartment
  heading: string
  kind: string
}

/**
 * What it is, what it costs, and on a wide screen the main button: it needs no scrolling. On a narrow one the photo
 * stands above it, and the price bar has the button.
 */
export function ApartmentHead({ apartment, heading, kind }: Props) {
  const { text } = useLocale(apartmentSection)
  const perMetre = pricePerMetreLabel(text, apartment)
  const writtenLine = useWrittenLine()
  return (
    <div className="apartment-head flex flex-wrap items-end justify-between gap-x-8 gap-y-3 beside:col-span-full">
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <StatusBadge status={apartment.status} label={text.labels.apartmentStatus[apartment.status]} />
          <span className="font-semibold text-sea-700">{writtenLine(kind)}</span>
          <HeartButton id={apartment.id} number={apartment.number} className="-my-2" />
        </div>
        {/* `text-balance` could put „Апартамент“ and its number on two lines. */}
        <h1 className="mt-2 text-4xl font-black text-wrap sm:text-5xl flat:text-3xl">{heading}</h1>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="flex flex-wrap items-baseline gap-x-4 lg:grid lg:justify-items-end">
          <span className="text-4xl font-black text-sea-900">{priceLabel(text, apartment)}</span>
          {perMetre && <span className="text-sea-800">{text.apartment.perMetre(perMetre)}</span>}
        </p>
        <AskButtons status={apartment.status} className="max-lg:hidden" />
      </div>
    </div>
  )
}
