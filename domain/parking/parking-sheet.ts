import type { SheetKind } from '../sheet/sheet-kind.ts'
import { newParkingSpot, type ParkingSpotValues } from './parking.ts'
import { parkingFields } from './parking-fields.ts'
import { parkingSpotSchema } from './parking-schema.ts'
import { parkingSpotName } from './parking-type.ts'
import { parkingSpotWarnings } from './parking-warnings.ts'

export const parkingSheet: SheetKind<ParkingSpotValues> = {
  title: 'Паркоместа',
  fields: parkingFields,
  idHeader: 'Код на паркомясто',
  schema: parkingSpotSchema,
  empty: newParkingSpot,
  follow: {},
  listWarnings: parkingSpotWarnings,
  identity: ({ number }) => String(number),
  name: parkingSpotName,
}
