import type { DemoLevel } from '../building-record.ts'
import { type Rect, rect } from '../geometry/rect.ts'
import { type DesignedSpot, garageDepth, garageWidth, rowOfSpots } from './designed-spot.ts'

/** A parking level in metres. */
export interface Level {
  level: DemoLevel
  hall: Rect
  spots: DesignedSpot[]
  ramp: Rect
  /** The exit to the street. */
  gate?: Rect
  /** Stair and lifts of the two entrances. */
  cores: Rect[]
  rooms: { kind: 'bicycles' | 'technical'; box: Rect }[]
  aisles: { y: number; from: number; to: number }[]
}

const hallWidth = 60
const ramp = rect(0.6, 0.5, 7.2, 5.5)

type Draft = Omit<DesignedSpot, 'serial' | 'level'>

type LevelDraft = Omit<Level, 'spots'> & { drafts: Draft[] }

function covered(boxes: Rect[], opens: DesignedSpot['opens']): Draft[] {
  return boxes.map((box) => ({ kind: 'covered', box, opens }))
}

/** The level under the building and its yard, with two aisles around the cores. */
function basement(): LevelDraft {
  const islands = (top: number) => [
    ...rowOfSpots(6.9, top, 3),
    ...rowOfSpots(22.4, top, 6),
    ...rowOfSpots(45.6, top, 3),
  ]
  return {
    level: -1,
    hall: rect(0, 0, hallWidth, 33),
    ramp,
    cores: [rect(15, 11.5, 22, 21.5), rect(38.2, 11.5, 45.2, 21.5)],
    rooms: [
      { kind: 'bicycles', box: rect(55.2, 0.5, 59.5, 5.5) },
      { kind: 'technical', box: rect(53, 27.5, 59.5, 32.5) },
    ],
    aisles: [
      { y: 8.5, from: 3, to: 57 },
      { y: 24.5, from: 3, to: 57 },
    ],
    drafts: [
      ...covered(rowOfSpots(8.2, 0.5, 18), 'down'),
      ...covered(islands(11.5), 'up'),
      ...covered(islands(16.5), 'down'),
      ...covered(rowOfSpots(0.6, 27.5, 20), 'up'),
    ],
  }
}

const deck = {
  hall: rect(0, 0, hallWidth, 17.5),
  ramp,
  cores: [rect(12.9, 17.5, 16.9, 19.4), rect(39, 17.5, 43, 19.4)],
  rooms: [{ kind: 'bicycles' as const, box: rect(55.2, 0.5, 59.5, 5.5) }],
  aisles: [{ y: 8.7, from: 3, to: 57 }],
}

/**
 * The rows of covered parking spots of a deck, with gaps for the paths to the two entrances. `beforeTheEnd` is
 * the number of parking spots in the last row.
 */
function deckRows(beforeTheEnd: number): Draft[] {
  return [
    ...covered(rowOfSpots(8.2, 0.5, 18), 'down'),
    ...covered(rowOfSpots(0.6, 12, 5), 'up'),
    ...covered(rowOfSpots(16.4, 12, 9), 'up'),
    ...covered(rowOfSpots(42.5, 12, beforeTheEnd), 'up'),
  ]
}

/** The level behind the building, at the height of the yard. */
function groundDeck(): LevelDraft {
  const garages = [50.4, 54].map((left) => rect(left, 17 - garageDepth, left + garageWidth, 17))
  const openSpots = rowOfSpots(61.2, 12, 3)
  return {
    ...deck,
    level: 1,
    gate: rect(hallWidth - 0.1, 5.6, hallWidth + 0.5, 11.4),
    drafts: [
      ...deckRows(3),
      ...garages.map((box): Draft => ({ kind: 'garage', box, opens: 'up' })),
      ...openSpots.map((box): Draft => ({ kind: 'open', box, opens: 'up' })),
    ],
  }
}

function upperDeck(): LevelDraft {
  return { ...deck, level: 2, drafts: deckRows(6) }
}

/** All levels from the lowest, with parking spots numbered consecutively. */
export function parkingLevelPlans(): Level[] {
  let serial = 0
  return [basement(), groundDeck(), upperDeck()].map(({ drafts, ...level }) => ({
    ...level,
    spots: drafts.map((draft) => ({ ...draft, level: level.level, serial: ++serial })),
  }))
}
