import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { priceLabel } from '../../../text/public/prices.ts'
import { apartmentSection } from '../../../text/public/sections/apartment.ts'
import { useLocale } from '../../locale.tsx'
import { button } from '../../ui/button.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'

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
        <a href="#contact" className={button()}>
          {status === 'sold' ? text.apartment.askSimilar : text.apartment.contactShort}
        </a>
      </div>
    </div>
  )
}
