import {
  type DemoImageName,
  parkInteriors,
  seaInteriors,
  townInteriors,
  windowlessInterior,
} from '../images/demo-images.ts'
import type { Random } from '../random.ts'
import { type DesignedApartment, has } from './designed-apartment.ts'
import { exposureOf, type View, viewOf } from './exposure.ts'

/** What the windows of photos show, by the view that the texts name. */
const shownBy: Record<View, 'sea' | 'park' | 'town'> = {
  sea: 'sea',
  'sea-and-park': 'sea',
  'park-and-sea-aside': 'park',
  park: 'park',
  sunset: 'town',
  hills: 'town',
  courtyard: 'town',
}

type Viewed = Pick<DesignedApartment, 'entrance' | 'side' | 'floor'>

export function seenIn(apartment: Viewed): 'sea' | 'park' | 'town' {
  return shownBy[viewOf(apartment)]
}

/** Photos in the order of display, with the main one first. Their windows show the view of the apartment. */
export function photosFor(apartment: DesignedApartment, random: Random): DemoImageName[] {
  const seen = seenIn(apartment)
  if (seen === 'park') return [...random.shuffle(parkInteriors), windowlessInterior]
  if (seen === 'town') return [...random.shuffle(townInteriors), windowlessInterior]
  const fitting = seaInteriors.filter((image) => image !== 'terrace' || has(apartment, 'terrace'))
  return random.shuffle(fitting).slice(0, random.integer(3, fitting.length))
}

/**
 * Whether the sample pictures, which go by the exposure alone, would show another view than the texts name: on the
 * lowest floors, trees and other buildings are before the windows. Such an apartment has photos of its own.
 */
export function needsPhotos(apartment: Viewed): boolean {
  const exposure = exposureOf(apartment)
  const sample = /east/.test(exposure) ? 'sea' : exposure === 'south' ? 'park' : 'town'
  return seenIn(apartment) !== sample
}
