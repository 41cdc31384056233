import { type PictureName, seaInteriors, townInteriors, windowlessInterior } from '../pictures/pictures.ts'
import type { Random } from '../random.ts'
import { viewOf } from './exposure.ts'
import { type Home, has } from './home.ts'

/** Pictures in the order of display: the first becomes the main one. Windows show what the home faces. */
export function photosFor(home: Home, random: Random): PictureName[] {
  if (!['sea', 'sea-and-park'].includes(viewOf(home)))
    return [...random.shuffle(townInteriors), windowlessInterior]
  const fitting = seaInteriors.filter((picture) => picture !== 'terrace' || has(home, 'terrace'))
  return random.shuffle(fitting).slice(0, random.integer(3, fitting.length))
}
