import { placesWith } from '../places.ts'

export const places = placesWith({
  entrance: (letter) => `Подъезд ${letter}`,
  floor: (number) => `этаж ${number}`,
  floorTitle: (number) => `Этаж ${number}`,
  floors: (span) => `этажи ${span}`,
  both: (lower, upper) => `${lower} и ${upper}`,
  named: (name) => name.toLocaleLowerCase('ru'),
})
