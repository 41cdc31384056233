import { href } from 'react-router'
import { newParkingSpot, type ParkingSpotValues } from '../../../domain/parking/parking.ts'
import { parkingSpotSchema } from '../../../domain/parking/parking-schema.ts'
import { errors } from '../../text/admin/errors.ts'
import type { RecordKind } from '../record/record-kind.ts'

export const parkingKind: RecordKind<ParkingSpotValues> = {
  schema: parkingSpotSchema,
  empty: newParkingSpot,
  list: href('/admin/parking'),
  failed: { load: errors.load.parking, save: errors.saveParkingSpot, delete: errors.deleteParkingSpot },
}
