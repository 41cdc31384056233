import type { Building } from '../building/building.ts'
import { floorsOf } from '../building/building.ts'
import type { ApartmentListItem } from './apartment-list-item.ts'
import { amountSteps } from './canonical-amounts.ts'

/** The ends of a range that visitors can narrow, and the step from one value to the next. */
export interface RangeBounds {
  min: number
  max: number
  step: number
}

/** Undefined for a range in which there is nothing to narrow. */
export type AllRangeBounds = Record<'price' | 'area' | 'floor', RangeBounds | undefined>

/** From the smallest to the largest value of all apartments. Ends are round, so that they can be reached by steps. */
export function rangeBounds(
  building: Building,
  apartments: readonly Pick<ApartmentListItem, 'price' | 'area'>[],
): AllRangeBounds {
  const prices = apartments.flatMap(({ price }) => (price > 0 ? price : []))
  return {
    price: bounds(prices, amountSteps.minPrice),
    area: bounds(
      apartments.map(({ area }) => area),
      amountSteps.minArea,
    ),
    floor: bounds(floorsOf(building), 1),
  }
}

function bounds(values: readonly number[], step: number): RangeBounds | undefined {
  if (values.length === 0) return undefined
  const min = Math.floor(Math.min(...values) / step) * step
  const max = Math.ceil(Math.max(...values) / step) * step
  return min < max ? { min, max, step } : undefined
}
