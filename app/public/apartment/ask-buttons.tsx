import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { apartmentSection } from '../../../text/public/sections/apartment.ts'
import { useLocale } from '../../locale.tsx'
import { button } from '../../ui/button.ts'

interface Props extends Pick<PublicApartment, 'status'> {
  className: string
}

/** Leads to the enquiry. A sold apartment's button is disabled, and another one asks about a similar apartment. */
export function AskButtons({ status, className }: Props) {
  const { text } = useLocale(apartmentSection)
  if (status !== 'sold')
    return (
      <a href="#contact" className={button({ className })}>
        {text.apartment.contact}
      </a>
    )
  return (
    <div className={`grid gap-3 ${className}`}>
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
    </div>
  )
}
