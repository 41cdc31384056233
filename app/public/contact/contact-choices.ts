import { listApartmentItems } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { listEnquirySubjects } from '../../../backend/data/enquiries/enquiry-subjects.ts'
import { type ApartmentChoice, apartmentChoices } from '../../../domain/apartment/apartment-choices.ts'
import { parkingLevelName } from '../../../domain/building.ts'
import { enquirySubjectText as text } from '../../text/public/enquiry-subject.ts'

/** What an enquiry can be about, as the form offers it. */
export interface ContactChoices {
  apartments: ApartmentChoice[]
  about: { group: string; names: string[] }[]
  /** The one that the URL asks about. */
  asked: string | undefined
}

/** Of what is not sold, and of what somebody has come to ask about. */
export async function findContactChoices(db: Database, askedId: string | null): Promise<ContactChoices> {
  const [apartments, askables] = await Promise.all([listApartmentItems(db), listEnquirySubjects(db)])
  const free = apartments.filter(({ status }) => status !== 'sold')
  const offered = askables.filter(({ id, isSold }) => !isSold || id === askedId)
  const groups = Map.groupBy(offered, ({ level }) => level)
  return {
    apartments: apartmentChoices(free, apartments),
    about: [...groups].map(([level, members]) => ({
      group: level === undefined ? text.stores : text.placesOn(parkingLevelName(level)),
      names: members.map(({ name }) => name),
    })),
    asked: askables.find(({ id }) => id === askedId)?.name,
  }
}
