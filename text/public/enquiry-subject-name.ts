import type { Building } from '../../domain/building/building.ts'
import type { ParkingType } from '../../domain/parking/parking-type.ts'
import type { ServerText } from './public-text.ts'

interface Subject {
  /** The title of a store, in the language of the text where it is translated. */
  name: string
  level: number | undefined
  /** Undefined for a store. `isUnique` is false where another level has a spot of this number, too. */
  spot: { type: ParkingType; number: string; isUnique: boolean } | undefined
}

/** The parking spot or store that an enquiry is about, in the language of the text. */
export function enquirySubjectName(
  { parking, places, enquirySubjectChoices }: ServerText,
  building: Building,
  { name, level, spot }: Subject,
): string {
  if (!spot || level === undefined) return name
  const ofSpot = parking.spot(spot)
  return spot.isUnique ? ofSpot : enquirySubjectChoices.spotAt(ofSpot, places.parkingLevel(building, level))
}
