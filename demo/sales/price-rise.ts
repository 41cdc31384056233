import type { DemoApartment } from '../apartments/apartments.ts'
import { workingHour } from './past.ts'
import type { DemoPriceChange } from './price-changes.ts'

/** A batch that raised the prices of several apartments. */
export interface DemoPriceRise {
  apartmentKeys: string[]
  euros: number
  at: Date
}

const euros = 1500
const daysAgo = 24

/**
 * The batch for the available apartments of one type at one entrance, except those whose prices were changed
 * one by one.
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
