import { listApartmentItems } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { listEnquirySubjects } from '../../../backend/data/enquiries/enquiry-subjects.ts'
import { type ApartmentChoice, apartmentChoices } from '../../../domain/apartment/apartment-choices.ts'
import { type Building, parkingLevelName } from '../../../domain/building/building.ts'
import { enquirySubjectText as text } from '../../../text/public/bg/enquiry-subject.ts'

/** What an enquiry can be about, as the form offers it. */
export interface ContactChoices {
  apartments: ApartmentChoice[]
  about: { group: string; names: string[] }[]
  /** The name of the parking spot or store that the URL asks about. */
  preselected: string | undefined
}

/**
 * Lists what the contact form offers. Sold units are left out, except the parking spot that the URL asks about.
 */
export async function findContactChoices(
  building: Building,
  db: Database,
  requestedId: string | null,
): Promise<ContactChoices> {
  const [apartments, subjects] = await Promise.all([listApartmentItems(db), listEnquirySubjects(db)])
  const free = apartments.filter(({ status }) => status !== 'sold')
  const offered = subjects.filter(({ id, isSold }) => !isSold || id === requestedId)
  const groups = Map.groupBy(offered, ({ level }) => level)
  return {
    apartments: apartmentChoices(building, free, apartments),
    about: [...groups].map(([level, members]) => ({
      group: level === undefined ? text.stores : text.spotsOn(parkingLevelName(building, level)),
      names: members.map(({ name }) => name),
    })),
    preselected: subjects.find(({ id }) => id === requestedId)?.name,
  }
}
