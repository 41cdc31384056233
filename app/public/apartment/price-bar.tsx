import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { priceLabel } from '../../../domain/price-label.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'
import { apartmentText as text } from '../../text/public/apartment.ts'
import { button } from '../../ui/button.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'

/**
 * Price and way to ask, always in view where the page is one column. It sticks to the lower edge while what is above
 * the form is in view: as the last part of that, it never lies over the form or the footer.
 */
export function PriceBar({ price, status }: Pick<PublicApartment, 'price' | 'status'>) {
  return (
    <div
      data-bottom-bar
      className="off-paper sticky bottom-[var(--banner-height,0px)] z-30 -mx-(--gutter) mt-10 border-t border-sand-200 bg-white px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden short:pt-1.5 short:pb-[max(0.375rem,env(safe-area-inset-bottom))]"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid justify-items-start gap-1 short:flex short:flex-wrap short:items-center short:gap-x-4">
          <p className="text-xl leading-none font-black text-sea-900">{priceLabel({ price, status })}</p>
          <StatusBadge status={status} label={apartmentStatusLabels[status]} />
        </div>
        <a href="#contact" className={button({ className: 'text-center' })}>
          {status === 'sold' ? text.askSimilar : text.contactShort}
        </a>
      </div>
    </div>
  )
}
