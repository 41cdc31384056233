import { placesWith } from '../places.ts'

export const places = placesWith({
  entrance: (letter) => `Scara ${letter}`,
  floor: (number) => `etajul ${number}`,
  floorTitle: (number) => `Etajul ${number}`,
  floors: (span) => `etajele ${span}`,
  both: (lower, upper) => `${lower} și ${upper}`,
  named: (name) => name.toLocaleLowerCase('ro'),
})
