import type { DemoType } from '../../building-record.ts'
import type { RoomLayout, Space } from '../layout.ts'
import { largeMaisonetteAbove, largeMaisonetteBelow } from './large-maisonette.ts'
import { middleMaisonetteAbove, middleMaisonetteBelow } from './middle-maisonette.ts'
import { oneRoom } from './one-room.ts'
import { smallMaisonetteAbove, smallMaisonetteBelow } from './small-maisonette.ts'
import { studio } from './studio.ts'
import { threeRoom } from './three-room.ts'
import { twoRoom } from './two-room.ts'
import { twoRoomWithKitchen } from './two-room-with-kitchen.ts'

/** An apartment is on one floor; a maisonette has a lower and an upper part. */
export type Storey = 'only' | 'lower' | 'upper'

type Draw = (space: Space) => RoomLayout

const layouts: Record<DemoType, Partial<Record<Storey, Draw>>> = {
  studio: { only: studio },
  '1-bedroom': { only: oneRoom },
  '2-bedroom': { only: (space) => (space.width > 9 ? twoRoomWithKitchen(space) : twoRoom(space)) },
  '2-bedroom-maisonette': { lower: smallMaisonetteBelow, upper: smallMaisonetteAbove },
  '3-bedroom': { only: threeRoom },
  '3-bedroom-maisonette': { lower: middleMaisonetteBelow, upper: middleMaisonetteAbove },
  '4-bedroom-maisonette': { lower: largeMaisonetteBelow, upper: largeMaisonetteAbove },
}

export function layoutOf(type: DemoType, storey: Storey, space: Space): RoomLayout {
  const draw = layouts[type][storey]
  if (draw === undefined) throw new Error(`No layout for the ${storey} storey of a ${type}`)
  return draw(space)
}
