import { href } from 'react-router'
import { newParkingSpot, type ParkingSpotValues } from '../../../domain/parking/parking.ts'
import { parkingFields } from '../../../domain/parking/parking-fields.ts'
import { parkingSpotSchema } from '../../../domain/parking/parking-schema.ts'
import { describeRecord } from '../../../domain/record/field-table.ts'
import { adminText } from '../../text/office/admin.ts'
import { errors } from '../../text/office/errors.ts'
import type { RecordScreen } from '../record/record-screen.tsx'
import { ParkingSpotFields } from './parking-spot-fields.tsx'

export const parkingScreen: RecordScreen<ParkingSpotValues> = {
  schema: parkingSpotSchema,
  empty: newParkingSpot,
  describe: (values) => describeRecord(parkingFields, values),
  fields: ParkingSpotFields,
  list: href('/admin/parking'),
  words: {
    new: adminText.newParkingSpot,
    edit: adminText.editParkingSpot,
    gone: adminText.gone.parkingSpot,
    saved: adminText.saved.parkingSpot,
    deleted: adminText.deleted.parkingSpot,
    failed: { load: errors.load.parking, save: errors.saveParkingSpot, delete: errors.deleteParkingSpot },
  },
}
