import type { Exposure } from '../../domain/building/exposure.ts'
import type { DemoEntrance } from '../building-record.ts'
import type { Side } from '../geometry/placed.ts'
import type { DesignedApartment } from './designed-apartment.ts'

/**
 * By entrance and side. The outer side of entrance А (`1`) faces west, that of Б (`2`) faces east, to the sea.
 */
const exposures: Record<DemoEntrance, Record<Side, Exposure>> = {
  1: { north: 'north', northOuter: 'northwest', south: 'south', southOuter: 'southwest' },
  2: { north: 'north', northOuter: 'northeast', south: 'south', southOuter: 'southeast' },
}

export function exposureOf({ entrance, side }: Pick<DesignedApartment, 'entrance' | 'side'>): Exposure {
  return exposures[entrance][side]
}

export type View = 'sea' | 'sea-and-park' | 'park-and-sea-aside' | 'park' | 'sunset' | 'hills' | 'courtyard'

/** The view from the windows. Nothing is before the sea; other views are hidden on lower floors. */
export function viewOf(apartment: Pick<DesignedApartment, 'entrance' | 'side' | 'floor'>): View {
  const { entrance, floor } = apartment
  switch (exposureOf(apartment)) {
    case 'southeast':
      return 'sea-and-park'
    case 'northeast':
      return 'sea'
    case 'south':
      return floor >= (entrance === '2' ? 4 : 7) ? 'park-and-sea-aside' : 'park'
    case 'southwest':
      return floor > 2 ? 'sunset' : 'park'
    case 'northwest':
      return floor > 2 ? 'sunset' : 'courtyard'
    default:
      return floor > 5 ? 'hills' : 'courtyard'
  }
}
