import type { ParkingLevel } from '../../domain/building.ts'
import type { BundledImage } from './bundled-images.ts'
import basementSmall from './parking-level_-1-640.webp?url'
import basementMiddle from './parking-level_-1-1280.webp?url'
import basement from './parking-level_-1-2400.webp?url'
import firstSmall from './parking-level_1-640.webp?url'
import firstMiddle from './parking-level_1-1280.webp?url'
import first from './parking-level_1-2400.webp?url'
import secondSmall from './parking-level_2-640.webp?url'
import secondMiddle from './parking-level_2-1280.webp?url'
import second from './parking-level_2-2400.webp?url'

const width = 2400

/** Shown until somebody uploads a plan of the level. Made by demo/render-parking-plans.ts. */
export const bundledPlans: Record<ParkingLevel, BundledImage> = {
  [-1]: { small: basementSmall, middle: basementMiddle, large: basement, width, height: 1676 },
  1: { small: firstSmall, middle: firstMiddle, large: first, width, height: 974 },
  2: { small: secondSmall, middle: secondMiddle, large: second, width, height: 1104 },
}
