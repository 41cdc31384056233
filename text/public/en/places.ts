import { placesWith } from '../places.ts'
import type { PublicText } from '../public-text.ts'

export const places: PublicText['places'] = placesWith({
  entrance: (letter) => `Entrance ${letter}`,
  floor: (number) => `floor ${number}`,
  floorTitle: (number) => `Floor ${number}`,
  floors: (span) => `floors ${span}`,
  both: (lower, upper) => `${lower} and ${upper}`,
  // Only the first letter: “Terrace B” keeps its B.
  named: (name) => name.charAt(0).toLocaleLowerCase('en') + name.slice(1),
})
