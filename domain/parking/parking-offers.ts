import { isHiddenPrice } from '../formats/money.ts'
import type { Status } from '../status.ts'
import type { ParkingType } from './parking-type.ts'

/** Free parking spots of one kind on one level at one price. Whoever reckons costs need not choose among their numbers. */
export interface ParkingOffer {
  /** The first of them, which stands for all. */
  id: string
  ids: string[]
  type: ParkingType
  floor: number
  price: number
}

/** A building with more kinds and prices than that shows the cheapest ones. */
const maxOffers = 40

interface OfferedSpot {
  id: string
  type: ParkingType
  floor: number
  price: number
  status: Status
}

/** The cheapest first. Spots whose price is only told on request cannot be reckoned with. */
export function parkingOffers(spots: readonly OfferedSpot[]): ParkingOffer[] {
  const free = spots.filter(({ status, price }) => status === 'available' && !isHiddenPrice(price))
  const groups = Map.groupBy(free, ({ type, floor, price }) => `${type} ${floor} ${price}`)
  return [...groups.values()]
    .flatMap(([first, ...others]) => {
      if (!first) return []
      const { id, type, floor, price } = first
      return [{ id, ids: [id, ...others.map((spot) => spot.id)], type, floor, price }]
    })
    .sort((a, b) => a.price - b.price || a.floor - b.floor)
    .slice(0, maxOffers)
}
