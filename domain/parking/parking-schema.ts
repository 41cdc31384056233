import { schemaOf } from '../record/schema-of.ts'
import { parkingFields } from './parking-fields.ts'

export const parkingSpotSchema = schemaOf(parkingFields)
