import { href } from 'react-router'
import {
  addParkingSpot,
  deleteParkingSpot,
  findParkingSpotWithNotes,
  updateParkingSpot,
} from '../../../backend/data/parking-spots.ts'
import { newParkingSpot, type ParkingSpot, type ParkingSpotValues } from '../../../domain/parking/parking.ts'
import { parkingSpotSchema } from '../../../domain/parking/parking-schema.ts'
import { logMessages } from '../../text/log-messages.ts'
import { errors } from '../../text/office/errors.ts'
import type { Records } from '../record/answer-record.ts'

export const parkingRecords: Records<ParkingSpotValues, ParkingSpot> = {
  collection: 'parkingSpots',
  schema: parkingSpotSchema,
  empty: newParkingSpot,
  list: href('/admin/parking'),
  failed: { save: errors.saveParkingSpot, delete: errors.deleteParkingSpot },
  notAdded: logMessages.add.parkingSpot,
  find: findParkingSpotWithNotes,
  add: addParkingSpot,
  update: updateParkingSpot,
  remove: ({ db }, id) => deleteParkingSpot(db, id),
}
