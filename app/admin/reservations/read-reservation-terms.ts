import { findApartment } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'

/** What the terms of a reservation are compared with. */
export async function readReservationTerms(db: Database, { apartmentId }: Pick<Reservation, 'apartmentId'>) {
  const apartment = await findApartment(db, apartmentId)
  return { today: isoDay(new Date()), price: apartment?.price ?? 0 }
}
