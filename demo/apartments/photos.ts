import { type DemoImageName, seaInteriors, townInteriors, windowlessInterior } from '../images/demo-images.ts'
import type { Random } from '../random.ts'
import { type DesignedApartment, has } from './designed-apartment.ts'
import { viewOf } from './exposure.ts'

/** Photos in display order, the first of which is the main one. Their windows show what the apartment faces. */
export function photosFor(apartment: DesignedApartment, random: Random): DemoImageName[] {
  if (!['sea', 'sea-and-park'].includes(viewOf(apartment)))
    return [...random.shuffle(townInteriors), windowlessInterior]
  const fitting = seaInteriors.filter((image) => image !== 'terrace' || has(apartment, 'terrace'))
  return random.shuffle(fitting).slice(0, random.integer(3, fitting.length))
}
