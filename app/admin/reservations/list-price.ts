import { findApartment } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { listParkingSpots } from '../../../backend/data/parking-spots.ts'
import { isHiddenPrice } from '../../../domain/formats/money.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'

/** What the apartment and the parking spots of a reservation cost together; 0 when a price among them is hidden, or the apartment is gone. */
export async function findListPrice(
  db: Database,
  { apartmentId, parkingSpotIds }: Pick<Reservation, 'apartmentId' | 'parkingSpotIds'>,
): Promise<number> {
  const apartment = await findApartment(db, apartmentId)
  const spots = (await listParkingSpots(db)).filter(({ id }) => parkingSpotIds.includes(id))
  const prices = [apartment, ...spots].map((unit) => unit?.price ?? 0)
  return prices.some(isHiddenPrice) ? 0 : prices.reduce((sum, price) => sum + price, 0)
}
