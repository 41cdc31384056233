import type { Building } from '../building/building.ts'
import type { SheetKind, SheetWords } from '../sheet/sheet-kind.ts'
import { newParkingSpot, type ParkingSpotValues } from './parking.ts'
import { translateParkingCells } from './parking-cells.ts'
import { parkingSpotSchema } from './parking-schema.ts'
import { parkingSpotWarnings } from './parking-warnings.ts'

/** Headers in lists of parking spots that others keep, the clearest first. */
const parkingAliases = {
  number: [
    ...[
      'Паркомясто №',
      '№ паркомясто',
      'Номер на паркомясто',
      'Паркомясто',
      'ПМ №',
      'ПМ',
      'Гараж №',
      'Гараж',
    ],
    ...['Място №', 'Място', 'Parking no', 'Parking', 'Parking spot', 'Spot no', 'Spot', 'Number', 'No', '№'],
  ],
  floor: ['Ниво', 'Ниво на паркинга', 'Ет.', 'Level', 'Floor', 'Nivo'],
  type: ['Вид', 'Тип паркомясто', 'Вид паркомясто', 'Type'],
  size: ['Размери', 'Габарити', 'Size', 'Dimensions'],
  price: ['Крайна цена', 'Продажна цена', 'Цена с ДДС', 'Price', 'Стойност', 'Cena'],
  status: ['Състояние', 'Наличност', 'Status', 'Availability'],
} as const

export function makeParkingSheet(
  building: Building,
  words: SheetWords<ParkingSpotValues>,
): SheetKind<ParkingSpotValues> {
  return {
    ...words,
    identityFields: ['number'],
    aliases: parkingAliases,
    translate: (cells) => translateParkingCells(building, words.fields, cells),
    schema: parkingSpotSchema,
    empty: newParkingSpot(building),
    follow: {},
    listWarnings: parkingSpotWarnings,
    identity: ({ number }) => String(number),
  }
}
