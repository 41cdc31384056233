import type { ParkingSpotValues } from '../../../domain/parking/parking.ts'
import { parkingFields } from '../../../domain/parking/parking-fields.ts'
import { describeRecord } from '../../../domain/record/field-table.ts'
import { adminText } from '../../text/admin/admin.ts'
import { parkingFormText } from '../../text/admin/parking.ts'
import type { RecordScreen } from '../record/record-screen.tsx'
import { parkingKind } from './parking-kind.ts'
import { ParkingSpotFields } from './parking-spot-fields.tsx'

export const parkingScreen: RecordScreen<ParkingSpotValues> = {
  ...parkingKind,
  describe: (values) => describeRecord(parkingFields, values),
  fields: ParkingSpotFields,
  restorable: 'parkingSpots',
  text: {
    new: adminText.newParkingSpot,
    edit: adminText.editParkingSpot,
    gone: adminText.gone.parkingSpot,
    saved: (sent) => adminText.saved.parkingSpot(String(sent.get('number')).trim()),
    deleted: adminText.deleted.parkingSpot,
    deleteWarning: parkingFormText.deleteWarning,
  },
}
