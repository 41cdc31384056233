import { href, Link } from 'react-router'
import { apartmentTypeLabels } from '../../domain/apartment/apartment-type.ts'
import type { Availability } from '../../domain/availability.ts'
import { formatPrice } from '../../domain/formats/money.ts'
import { homeText } from '../text/public/home.ts'
import { cardRow } from './card-row.ts'

const text = homeText.availability

export interface FreeCounts {
  availability: Availability[]
  freeParking: number
}

/** What a buyer looks for first: how many are free, and from which price. */
export function AvailabilityStrip({ availability, freeParking }: FreeCounts) {
  const free = availability.reduce((sum, each) => sum + each.free, 0)
  return (
    <section aria-label={text.title}>
      <p className="mb-3 text-lg">
        <Link
          to={`${href('/apartments')}?status=available`}
          className="font-bold underline underline-offset-4"
        >
          {free} {text.free(free)}
        </Link>
        {' · '}
        <Link to={href('/parking')} className="underline underline-offset-4">
          {freeParking} {text.parking(freeParking)}
        </Link>
      </p>
      {free === 0 && <p>{text.none}</p>}
      <ul className={`sm:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] ${cardRow.list}`}>
        {availability.map((each) => (
          <li key={each.type} className={cardRow.narrow}>
            <TypeCard {...each} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TypeCard({ type, free, fromPrice }: Availability) {
  const price = fromPrice === undefined ? undefined : formatPrice(fromPrice)
  return (
    <Link
      to={`${href('/apartments')}?type=${type}&status=available`}
      className="flex h-full flex-col rounded-card border border-white/25 bg-sea-950/60 px-3 py-3 sm:px-4 transition-colors hover:border-white/60 hover:bg-sea-950/80"
    >
      <span className="font-semibold">{apartmentTypeLabels[type]}</span>
      <span className="text-sm text-sea-100">{text.count(free)}</span>
      <span className="mt-auto pt-1 text-lg font-bold">{price ? text.from(price) : text.priceOnRequest}</span>
    </Link>
  )
}
