import { type Building, facesSea } from '../../domain/building/building.ts'
import type { Exposure } from '../../domain/building/exposure.ts'
import type { BundledPicture } from '../../domain/home-page/home-page.ts'
import aerialSmall from './aerial-640.webp?url'
import aerialLarge from './aerial-1600.webp?url'
import bedroomSmall from './bedroom-640.webp?url'
import bedroomLarge from './bedroom-1280.webp?url'
import bedroomParkSmall from './bedroom-park-640.webp?url'
import bedroomParkLarge from './bedroom-park-1280.webp?url'
import bedroomTownSmall from './bedroom-town-640.webp?url'
import bedroomTownLarge from './bedroom-town-1280.webp?url'
import daySmall from './day-640.webp?url'
import dayLarge from './day-1280.webp?url'
import duskSmall from './dusk-640.webp?url'
import duskLarge from './dusk-1600.webp?url'
import duskUprightSmall from './dusk-upright-640.webp?url'
import duskUprightLarge from './dusk-upright-1080.webp?url'
import kitchenSmall from './kitchen-640.webp?url'
import kitchenLarge from './kitchen-1280.webp?url'
import kitchenInside from './kitchen-inside-640.webp?url'
import livingSmall from './living-640.webp?url'
import livingLarge from './living-1280.webp?url'
import livingParkSmall from './living-park-640.webp?url'
import livingParkLarge from './living-park-1280.webp?url'
import livingTownSmall from './living-town-640.webp?url'
import livingTownLarge from './living-town-1280.webp?url'

/** An image that is part of the build, shown where nobody has uploaded one. */
export interface BundledImage {
  small: string
  middle?: string
  large: string
  width: number
  height: number
  /** Another crop for an upright phone. */
  upright?: BundledImage
}

const dusk: BundledImage = {
  small: duskSmall,
  large: duskLarge,
  width: 1600,
  height: 900,
  upright: { small: duskUprightSmall, large: duskUprightLarge, width: 1080, height: 1440 },
}

type Rooms = [living: BundledImage, kitchen: BundledImage, bedroom: BundledImage]

/** Shown for an apartment without photos that faces the sea. */
const seaRooms: Rooms = [
  { small: livingSmall, large: livingLarge, width: 1200, height: 800 },
  { small: kitchenSmall, large: kitchenLarge, width: 1200, height: 800 },
  { small: bedroomSmall, large: bedroomLarge, width: 1200, height: 800 },
]

/** The images behind the keys that a home page from before its pictures were data holds. */
export const bundledImages: Record<BundledPicture, BundledImage> = {
  'bundled:dusk': dusk,
  'bundled:day': { small: daySmall, large: dayLarge, width: 1280, height: 720 },
  'bundled:aerial': { small: aerialSmall, large: aerialLarge, width: 1600, height: 900 },
  'bundled:living': seaRooms[0],
  'bundled:kitchen': seaRooms[1],
  'bundled:bedroom': seaRooms[2],
}

/** Rooms over gardens and roofs, for an apartment that faces neither the sea nor the park. */
const townRooms: Rooms = [
  { small: livingTownSmall, large: livingTownLarge, width: 1200, height: 800 },
  { small: kitchenInside, large: kitchenInside, width: 640, height: 427 },
  { small: bedroomTownSmall, large: bedroomTownLarge, width: 1200, height: 800 },
]

/** Rooms over the park, with the sea on the left, for an apartment that looks to the south. */
const parkRooms: Rooms = [
  { small: livingParkSmall, large: livingParkLarge, width: 1200, height: 800 },
  { small: kitchenInside, large: kitchenInside, width: 640, height: 427 },
  { small: bedroomParkSmall, large: bedroomParkLarge, width: 1200, height: 800 },
]

/** What the windows of the sample rooms show is true for the specification's building: the park is in the south. */
export function placeholderImages(building: Building, exposure: Exposure): Rooms {
  if (facesSea(building, exposure)) return seaRooms
  return exposure === 'south' ? parkRooms : townRooms
}

export function isBundled(image: object | BundledImage): image is BundledImage {
  return 'large' in image
}
