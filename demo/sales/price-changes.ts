import type { DemoApartment } from '../apartments/apartments.ts'
import type { Random } from '../random.ts'
import { workingHour } from './past.ts'

export interface DemoPriceChange {
  apartmentKey: string
  from: number
  to: number
  at: Date
}

/** How many days ago the price of each apartment changed; the first ones changed twice. */
const daysAgo = [29, 29, 27, 21, 21, 16, 13, 9, 5, 2]
const twice = 3

/**
 * The price changes of the last month. They end at the current prices, and are in chronological order for each
 * apartment.
 */
export function demoPriceChanges(
  apartments: readonly DemoApartment[],
  now: Date,
  random: Random,
): DemoPriceChange[] {
  const priced = apartments.filter(({ values }) => values.status === 'available' && values.price > 0)
  return random.shuffle(priced).flatMap(({ key, values }, index): DemoPriceChange[] => {
    const days = daysAgo[index]
    if (days === undefined) return []
    const rise = random.integer(5, 25) * 100
    const before = values.price - rise
    const last = { apartmentKey: key, from: before, to: values.price, at: workingHour(now, days, index) }
    if (index >= twice) return [last]
    const first = { ...last, from: before - rise, to: before }
    return [first, { ...last, at: workingHour(now, days - 14, index) }]
  })
}
