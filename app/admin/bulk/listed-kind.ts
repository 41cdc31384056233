import { reviseApartments } from '../../../backend/data/apartments.ts'
import { reviseParkingSpots } from '../../../backend/data/parking-spots.ts'

import {
  listReservationsOfHomes,
  listReservationsOfSpots,
} from '../../../backend/data/running-reservations.ts'

/** The lists whose rows are changed several at once, by the last part of their addresses. */
export const listedKinds = {
  apartments: { collection: 'apartments', revise: reviseApartments, reservations: listReservationsOfHomes },
  parking: { collection: 'parkingSpots', revise: reviseParkingSpots, reservations: listReservationsOfSpots },
} as const
