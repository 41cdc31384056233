import { placesWith } from '../places.ts'

export const places = placesWith({
  entrance: (letter) => `Eingang ${letter}`,
  floor: (number) => `Etage ${number}`,
  floorTitle: (number) => `Etage ${number}`,
  floors: (span) => `Etagen ${span}`,
  both: (lower, upper) => `${lower} und ${upper}`,
  named: (name) => name,
})
