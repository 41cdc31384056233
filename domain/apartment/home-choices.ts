import { entranceLetters } from '../building.ts'
import { compareNumbers } from '../lists/compare-numbers.ts'
import type { Apartment } from './apartment.ts'
import { floorWords } from './floor-words.ts'

type Home = Pick<Apartment, 'id' | 'number' | 'entrance' | 'floor' | 'secondaryFloor'>

/** How visitors choose a home: by its number; where several share it, by its place too, and then by its id. */
export type HomeChoice = readonly [value: string, label: string]

export function homeChoices(homes: readonly Home[], all: readonly Home[]): HomeChoice[] {
  const counts = Map.groupBy(all, ({ number }) => number)
  return homes
    .toSorted((a, b) => compareNumbers(a.number, b.number) || compareNumbers(a.entrance, b.entrance))
    .map((home) => {
      const { id, number, entrance } = home
      if (counts.get(number)?.length === 1) return [number, number]
      return [id, `${number} (вход ${entranceLetters[entrance]}, ${floorWords(home)})`]
    })
}
