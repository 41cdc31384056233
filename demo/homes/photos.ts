import { interiorPictures, type PictureName } from '../pictures/pictures.ts'
import type { Random } from '../random.ts'
import { type Home, has } from './home.ts'

/** Pictures in the order of display: the first becomes the main one. */
export function photosFor(home: Home, random: Random): PictureName[] {
  const fitting = interiorPictures.filter((picture) => picture !== 'terrace' || has(home, 'terrace'))
  return random.shuffle(fitting).slice(0, random.whole(3, fitting.length))
}
