import { defaultLanguage } from '../../domain/language.ts'
import type { PublicParkingSpot } from '../../domain/parking/parking.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { enquirySubjectName } from '../../text/public/enquiry-subject-name.ts'
import { getBuilding } from '../data/building.ts'
import type { Database } from '../data/database.ts'
import { listParkingSpots } from '../data/parking-spots.ts'
import { listStores } from '../data/stores.ts'

/** A parking spot or a store that an enquiry can be about. */
export interface EnquirySubject {
  id: string
  /** In Bulgarian. Enquiries store it in whatever language they are sent. */
  name: string
  /** The level of a parking spot; undefined for a store. */
  level: number | undefined
  /** The parking spot, for its name in other languages; undefined for a store. */
  spot: (Pick<PublicParkingSpot, 'type' | 'number'> & { isUnique: boolean }) | undefined
  isSold: boolean
}

/** The parking spots by level and number, then the stores. */
export async function listEnquirySubjects(db: Database): Promise<EnquirySubject[]> {
  const [building, spots, stores] = await Promise.all([getBuilding(db), listParkingSpots(db), listStores(db)])
  const text = allTexts[defaultLanguage]
  const names = spots.map(text.parking.spot)
  const isUnique = (name: string) => names.indexOf(name) === names.lastIndexOf(name)
  return [
    ...spots.map((each) => {
      const { id, type, number, floor: level, status } = each
      const spot = { type, number, isUnique: isUnique(text.parking.spot(each)) }
      const name = enquirySubjectName(text, building, { name: '', level, spot })
      return { id, name, level, spot, isSold: status === 'sold' }
    }),
    ...stores.map(({ id, title }) => ({ id, name: title, level: undefined, spot: undefined, isSold: false })),
  ]
}
