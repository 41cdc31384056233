import { forBuilding } from '../building/building.ts'
import type { SheetKind } from '../sheet/sheet-kind.ts'
import { newParkingSpot, type ParkingSpotValues } from './parking.ts'
import { parkingFields } from './parking-fields.ts'
import { parkingSpotSchema } from './parking-schema.ts'
import { parkingSpotName } from './parking-type.ts'
import { parkingSpotWarnings } from './parking-warnings.ts'

export const parkingSheet = forBuilding(
  (building): SheetKind<ParkingSpotValues> => ({
    title: 'Паркоместа',
    fields: parkingFields(building),
    idHeader: 'Код на паркомясто',
    identityFields: ['number'],
    schema: parkingSpotSchema,
    empty: newParkingSpot(building),
    follow: {},
    listWarnings: parkingSpotWarnings,
    identity: ({ number }) => String(number),
    name: parkingSpotName,
  }),
)
