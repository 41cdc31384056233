import { placesWith } from '../places.ts'

export const places = placesWith({
  entrance: (letter) => `Вход ${letter}`,
  floor: (number) => `етаж ${number}`,
  floorTitle: (number) => `Етаж ${number}`,
  floors: (span) => `етажи ${span}`,
  both: (lower, upper) => `${lower} и ${upper}`,
  named: (name) => name.toLocaleLowerCase('bg'),
})
