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
      className="sticky bottom-[var(--banner-height,0px)] z-30 -mx-4 mt-10 border-t border-sand-200 bg-white px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:hidden print:hidden"
    >
      <div className="flex items-center justify-between gap-4">
        <div className="grid justify-items-start gap-1">
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
