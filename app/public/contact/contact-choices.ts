import { listApartmentItems } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { listEnquirySubjects } from '../../../backend/enquiries/enquiry-subjects.ts'
import type { Building } from '../../../domain/building/building.ts'
import type { Translator } from '../../../domain/translations/translate.ts'
import { enquirySubjectName } from '../../../text/public/enquiry-subject-name.ts'
import type { ServerText } from '../../../text/public/public-text.ts'
import { type ApartmentChoice, apartmentChoices } from './apartment-choices.ts'

/**
 * A parking spot or store. The value is its Bulgarian name, by which an enquiry is stored and the sales team finds
 * it.
 */
type SubjectChoice = readonly [value: string, label: string]

/** What an enquiry can be about, as the form offers it. */
export interface ContactChoices {
  apartments: ApartmentChoice[]
  about: { group: string; subjects: SubjectChoice[] }[]
  /** The value of the parking spot or store that the URL asks about. */
  preselected: string | undefined
}

/**
 * Lists what the contact form offers. Sold units are left out, except the parking spot that the URL asks about.
 */
export async function findContactChoices(
  { text, written }: { text: ServerText; written: Pick<Translator, 'store'> },
  building: Building,
  db: Database,
  requestedId: string | null,
): Promise<ContactChoices> {
  const [apartments, subjects] = await Promise.all([listApartmentItems(db), listEnquirySubjects(db)])
  const free = apartments.filter(({ status }) => status !== 'sold')
  const offered = subjects.filter(({ id, isSold }) => !isSold || id === requestedId)
  const groups = Map.groupBy(offered, ({ level }) => level)
  const { stores, spotsOn } = text.enquirySubjectChoices
  return {
    apartments: apartmentChoices(text, building, free, apartments),
    about: [...groups].map(([level, members]) => ({
      group: level === undefined ? stores : spotsOn(text.places.parkingLevel(building, level)),
      subjects: members.map((subject) => {
        const { id, name, spot } = subject
        const title = spot ? name : written.store({ id, title: name, description: '' }).title
        return [name, enquirySubjectName(text, building, { ...subject, name: title })]
      }),
    })),
    preselected: subjects.find(({ id }) => id === requestedId)?.name,
  }
}
