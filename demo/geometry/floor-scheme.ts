import type { DemoEntrance, DemoType } from '../building-record.ts'
import type { Storey } from './layouts/layout-of.ts'

/** The apartments of one floor, each row from the inner to the outer side of the entrance. */
export interface FloorScheme {
  northInner: Slot[]
  northOuter: Slot[]
  south: Slot[]
  /** Whether the southern corner apartment includes the end of the corridor; otherwise that has a window. */
  annex: boolean
}

export interface Slot {
  type: DemoType
  width: number
  storey: Storey
  mirrored: boolean
  terrace: 'wide' | 'living' | 'none'
}

type Details = Partial<Pick<Slot, 'mirrored' | 'terrace'>>

function apartment(type: DemoType, width: number, details: Details = {}): Slot {
  return { type, width, storey: 'only', mirrored: false, terrace: 'wide', ...details }
}

function maisonette(type: DemoType, width: number, details: Details = {}): Slot {
  return { ...apartment(type, width, details), storey: 'lower' }
}

function above(slots: Slot[]): Slot[] {
  return slots.map((slot) => (slot.storey === 'lower' ? { ...slot, storey: 'upper' } : slot))
}

const mirrored = { mirrored: true }

// The northern wings are 9.7 m wide.
const wideTwoRoom = [apartment('2-bedroom', 9.7, { terrace: 'living' })]
/** The layout of `wideTwoRoom` mirrored, with the kitchen at the inner side. */
const turnedTwoRoom = [apartment('2-bedroom', 9.7, { terrace: 'living', mirrored: true })]
const threeRoomWing = [apartment('3-bedroom', 9.7, { terrace: 'living' })]
const studioAndOneRoom = [
  apartment('studio', 4.4, { terrace: 'none' }),
  apartment('1-bedroom', 5.3, { terrace: 'living' }),
]
const balconyStudioAndOneRoom = [
  apartment('studio', 4.4, { terrace: 'wide' }),
  apartment('1-bedroom', 5.3, { terrace: 'living' }),
]

// The southern row is 26 m long and ends at the corner.
const twoPairsAndCorner = [
  apartment('2-bedroom', 7.6, mirrored),
  apartment('2-bedroom', 7.6),
  apartment('3-bedroom', 10.8),
]
const fourApartments = [
  apartment('1-bedroom', 5.6, mirrored),
  apartment('2-bedroom', 7.6),
  apartment('studio', 4.8),
  apartment('2-bedroom', 8.0),
]
const twoLargeOnes = [
  apartment('3-bedroom', 10.6, mirrored),
  apartment('studio', 4.8),
  apartment('3-bedroom', 10.6),
]
const oneRoomsInTheMiddle = [
  apartment('2-bedroom', 7.6, mirrored),
  apartment('1-bedroom', 5.4, mirrored),
  apartment('1-bedroom', 5.4),
  apartment('2-bedroom', 7.6),
]
const largeAtTheCorner = [
  apartment('2-bedroom', 7.6, mirrored),
  apartment('2-bedroom', 7.8),
  maisonette('4-bedroom-maisonette', 10.6),
]
const maisonetteEnds = [
  maisonette('3-bedroom-maisonette', 7.4),
  apartment('2-bedroom', 7.8),
  maisonette('4-bedroom-maisonette', 10.8),
]
const maisonetteRow = [
  maisonette('3-bedroom-maisonette', 6.8),
  maisonette('2-bedroom-maisonette', 5.6),
  maisonette('2-bedroom-maisonette', 5.6, mirrored),
  maisonette('3-bedroom-maisonette', 8.0),
]
const otherMaisonetteRow = [
  maisonette('2-bedroom-maisonette', 5.6),
  maisonette('3-bedroom-maisonette', 6.8, mirrored),
  maisonette('2-bedroom-maisonette', 5.6),
  maisonette('3-bedroom-maisonette', 8.0),
]

/**
 * The southern row of the ground floor: only the corner apartment, since the shop and the lobby take the rest
 * of it.
 */
const groundCorner = [apartment('3-bedroom', 10.6)]

function floor(northInner: Slot[], northOuter: Slot[], south: Slot[], annex = false): FloorScheme {
  return { northInner, northOuter, south, annex }
}

const schemes: Record<DemoEntrance, FloorScheme[]> = {
  1: [
    floor(wideTwoRoom, studioAndOneRoom, groundCorner),
    floor(studioAndOneRoom, wideTwoRoom, oneRoomsInTheMiddle, true),
    floor(turnedTwoRoom, wideTwoRoom, twoPairsAndCorner, true),
    floor(balconyStudioAndOneRoom, wideTwoRoom, fourApartments),
    floor(wideTwoRoom, threeRoomWing, twoPairsAndCorner),
    floor(studioAndOneRoom, wideTwoRoom, twoLargeOnes, true),
    floor(turnedTwoRoom, balconyStudioAndOneRoom, oneRoomsInTheMiddle),
    floor(wideTwoRoom, wideTwoRoom, maisonetteEnds),
    floor(balconyStudioAndOneRoom, wideTwoRoom, above(maisonetteEnds)),
    floor(turnedTwoRoom, threeRoomWing, otherMaisonetteRow),
    floor(wideTwoRoom, wideTwoRoom, above(otherMaisonetteRow)),
  ],
  2: [
    floor(studioAndOneRoom, wideTwoRoom, groundCorner, true),
    floor(turnedTwoRoom, studioAndOneRoom, twoPairsAndCorner, true),
    floor(balconyStudioAndOneRoom, wideTwoRoom, twoPairsAndCorner),
    floor(wideTwoRoom, wideTwoRoom, fourApartments, true),
    floor(studioAndOneRoom, threeRoomWing, fourApartments),
    floor(turnedTwoRoom, wideTwoRoom, largeAtTheCorner),
    floor(balconyStudioAndOneRoom, wideTwoRoom, above(largeAtTheCorner)),
    floor(wideTwoRoom, balconyStudioAndOneRoom, twoLargeOnes),
    floor(balconyStudioAndOneRoom, wideTwoRoom, twoPairsAndCorner, true),
    floor(turnedTwoRoom, wideTwoRoom, maisonetteRow),
    floor(threeRoomWing, threeRoomWing, above(maisonetteRow)),
  ],
}

export function schemeOf(entrance: DemoEntrance, storeyNumber: number): FloorScheme {
  const scheme = schemes[entrance][storeyNumber - 1]
  if (scheme === undefined) throw new Error(`The building has no floor ${storeyNumber}`)
  return scheme
}
