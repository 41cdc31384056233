import { z } from 'zod'
import { secondaryFloorFor } from '../building/apartment-type.ts'
import { entranceLetter, forBuilding } from '../building/building.ts'
import type { SheetKind } from '../sheet/sheet-kind.ts'
import { type ApartmentValues, newApartment } from './apartment.ts'
import { apartmentFields } from './apartment-fields.ts'
import { apartmentSchema, apartmentWarnings } from './apartment-schema.ts'

export const apartmentSheet = forBuilding((building): SheetKind<ApartmentValues> => {
  const schema = apartmentSchema(building)
  const typeAndFloor = z.object({ type: schema.shape.type, floor: schema.shape.floor })
  return {
    title: 'Апартаменти',
    fields: apartmentFields(building),
    idHeader: 'Код на апартамент',
    schema,
    empty: newApartment(building),
    follow: {
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
