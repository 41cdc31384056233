import { z } from 'zod'
import { secondaryFloorFor } from '../building/apartment-type.ts'
import { entranceLetters } from '../building/building.ts'
import type { SheetKind } from '../sheet/sheet-kind.ts'
import { type ApartmentValues, newApartment } from './apartment.ts'
import { apartmentFields } from './apartment-fields.ts'
import { apartmentSchema, apartmentWarnings } from './apartment-schema.ts'

const typeAndFloor = z.object({ type: apartmentSchema.shape.type, floor: apartmentSchema.shape.floor })

export const apartmentSheet: SheetKind<ApartmentValues> = {
  title: 'Апартаменти',
  fields: apartmentFields,
  idHeader: 'Код на апартамент',
  schema: apartmentSchema,
  empty: newApartment,
  follow: {
    secondaryFloor: (values) => {
      const { success, data } = typeAndFloor.safeParse(values)
      return success ? secondaryFloorFor(data.type, data.floor) : null
    },
  },
  listWarnings: apartmentWarnings,
  identity: ({ entrance, number }) => `${entrance} ${number}`,
  name: ({ entrance, number }) => `Апартамент ${number}, вход ${entranceLetters[entrance]}`,
}
