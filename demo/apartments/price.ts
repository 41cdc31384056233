import { isMaisonette } from '../../domain/building/apartment-type.ts'
import type { Exposure } from '../../domain/building/exposure.ts'
import { demoBuilding } from '../building-record.ts'
import type { Random } from '../random.ts'
import { areaOf, type DesignedApartment, netAreaOf } from './designed-apartment.ts'
import { exposureOf } from './exposure.ts'

/** Euros per square metre above the price of the north side. */
const exposureBonus: Record<Exposure, number> = {
  north: 0,
  northwest: 40,
  west: 80,
  southwest: 130,
  south: 170,
  northeast: 220,
  east: 260,
  southeast: 320,
}

const firstFloorRate = 1430
const ratePerFloor = 42

/** The net area with walls and a share of the common parts, which is a little larger on the upper floors. */
export function grossAreaOf(apartment: DesignedApartment): number {
  const share = 0.155 + apartment.floor * 0.003
  return Math.round(netAreaOf(apartment) * (1 + share) * 100) / 100
}

export function priceOf(apartment: DesignedApartment, random: Random): number {
  const rate =
    firstFloorRate +
    (apartment.floor - 1) * ratePerFloor +
    exposureBonus[exposureOf(apartment)] +
    (isMaisonette(demoBuilding, apartment.type) ? 60 : 0) +
    random.integer(-20, 20)
  return Math.round((grossAreaOf(apartment) * rate - terraceDiscount(apartment)) / 100) * 100
}

/** In euros, at most 1,500: the discount for terraces, which are cheaper than the same area of rooms. */
function terraceDiscount(apartment: DesignedApartment): number {
  return Math.min(areaOf(apartment, 'terrace') * 60, 1500)
}
