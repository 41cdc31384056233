import { makeApartmentSheet } from '../../domain/apartment/apartment-sheet.ts'
import { entranceLetter, forBuilding } from '../../domain/building/building.ts'
import { makeParkingSheet } from '../../domain/parking/parking-sheet.ts'
import { parkingText } from '../public/bg/parking.ts'
import { prices } from '../public/bg/prices.ts'
import { labelledApartmentFields, priceListHeaders } from './apartment-fields.ts'
import { labelledParkingFields } from './parking-fields.ts'

/** Spreadsheets of apartments with the headers that we write and read. Those of other people are in domain/. */
export const apartmentSheet = forBuilding((building) =>
  makeApartmentSheet(building, {
    title: 'Апартаменти',
    fields: labelledApartmentFields(building),
    idHeader: 'Код на апартамент',
    otherHeaders: { number: [priceListHeaders.number] },
    derivedHeaders: [priceListHeaders.perMetre],
    priceOnRequest: prices.onRequest,
    name: ({ entrance, number }) => `Апартамент ${number}, вход ${entranceLetter(building, entrance)}`,
  }),
)

export const parkingSheet = forBuilding((building) =>
  makeParkingSheet(building, {
    title: 'Паркоместа',
    fields: labelledParkingFields(building),
    idHeader: 'Код на паркомясто',
    name: parkingText.spot,
  }),
)
