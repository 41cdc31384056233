import type { DemoApartment } from '../apartments/apartments.ts'
import { workingHour } from './past.ts'
import type { DemoPriceChange } from './price-changes.ts'

/** A batch of apartments whose prices were raised by one rule. */
export interface DemoPriceRise {
  apartmentKeys: string[]
  euros: number
  at: Date
}

const euros = 1500
const daysAgo = 24

/**
 * Selects available apartments of one type at one entrance whose price did not change otherwise, and ends at their
 * current prices.
 */
export function demoPriceRise(
  apartments: readonly DemoApartment[],
  changes: readonly DemoPriceChange[],
  now: Date,
): DemoPriceRise {
  const changed = new Set(changes.map(({ apartmentKey }) => apartmentKey))
  const risen = apartments.filter(
    ({ key, values: { status, price, entrance, type } }) =>
      status === 'available' && price > 0 && entrance === '2' && type === '2-bedroom' && !changed.has(key),
  )
  return { apartmentKeys: risen.map(({ key }) => key), euros, at: workingHour(now, daysAgo, 5) }
}
