import { parkingFields } from './parking-fields.ts'
import { schemaOf } from './schema-of.ts'

export const parkingSpotSchema = schemaOf(parkingFields)
