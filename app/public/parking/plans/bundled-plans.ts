import type { ParkingLevel } from '../../../../domain/building.ts'
import type { BundledPicture } from '../../pictures/bundled.ts'
import basement from './parking-level_-1.webp?url'
import first from './parking-level_1.webp?url'
import second from './parking-level_2.webp?url'

/** Shown until somebody uploads a plan of the level. */
export const bundledPlans: Record<ParkingLevel, BundledPicture> = {
  [-1]: { small: basement, large: basement, width: 2400, height: 1676 },
  1: { small: first, large: first, width: 2400, height: 974 },
  2: { small: second, large: second, width: 2400, height: 1104 },
}
