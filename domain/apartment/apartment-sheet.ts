import { z } from 'zod'
import { secondaryFloorFor } from '../building/apartment-type.ts'
import { emptyBuilding, entranceLetter, forBuilding } from '../building/building.ts'
import type { SheetKind } from '../sheet/sheet-kind.ts'
import { type ApartmentValues, newApartment } from './apartment.ts'
import { translateApartmentCells } from './apartment-cells.ts'
import { columnsOf } from './apartment-columns.ts'
import { apartmentFieldKinds, apartmentFields } from './apartment-fields.ts'
import { apartmentSchema, apartmentWarnings, usualRooms } from './apartment-schema.ts'

/** The headers of the price list for Excel, by the name of the column. */
export const priceListHeaders: Readonly<Record<string, string>> = Object.fromEntries(
  columnsOf(emptyBuilding, 'xlsx').map(({ name, header }) => [name, header]),
)

/**
 * How spreadsheets of apartments are read: exports, the template, our own price list, and lists that people
 * keep for themselves.
 */
export const apartmentSheet = forBuilding((building): SheetKind<ApartmentValues> => {
  const schema = apartmentSchema(building)
  const typeAndFloor = z.object({ type: schema.shape.type, floor: schema.shape.floor })
  const initial = newApartment(building)
  return {
    title: 'Апартаменти',
    fields: apartmentFields(building),
    idHeader: 'Код на апартамент',
    identityFields: ['entrance', 'number'],
    otherHeaders: { number: ['Апартамент'] },
    derivedHeaders: Object.entries(priceListHeaders).flatMap(([name, header]) =>
      name in apartmentFieldKinds ? [] : [header],
    ),
    translate: (cells, before) => translateApartmentCells(building, cells, before),
    schema,
    // Rooms and second floor follow from the type, so a new row begins with those of the type that it begins
    // with.
    empty: {
      ...initial,
      rooms: usualRooms(building, initial.type),
      secondaryFloor: secondaryFloorFor(building, initial.type, initial.floor),
    },
    follow: {
      rooms: ({ type }, before) =>
        type === before.type || typeof type !== 'string' ? before.rooms : usualRooms(building, type),
      secondaryFloor: (values) => {
        const { success, data } = typeAndFloor.safeParse(values)
        return success ? secondaryFloorFor(building, data.type, data.floor) : null
      },
    },
    listWarnings: (values, isTaken, before) => apartmentWarnings(building, values, isTaken, before),
    identity: ({ entrance, number }) => `${entrance} ${number}`,
    name: ({ entrance, number }) => `Апартамент ${number}, вход ${entranceLetter(building, entrance)}`,
  }
})
