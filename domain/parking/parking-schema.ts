import { schemaOf } from '../record/schema-of.ts'
import { parkingFieldKinds } from './parking-fields.ts'

export const parkingSpotSchema = schemaOf(parkingFieldKinds)
