import type { EnquirySubject } from '../../../backend/enquiries/enquiry-subjects.ts'
import type { Building } from '../../../domain/building/building.ts'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import {
  askedNumbers,
  linkedApartment,
  type NumberedApartment,
  tellingEntrance,
} from '../../../domain/enquiry/linked-apartment.ts'
import type { ReplyFacts } from '../../../domain/enquiry/reply-template.ts'
import { withIds } from '../../../domain/favourites/favourites.ts'
import { enquirySubjectName } from '../../../text/public/enquiry-subject-name.ts'
import type { ServerText } from '../../../text/public/public-text.ts'
import { pagesIn } from '../../pages.ts'

interface Asked {
  enquiry: Pick<Enquiry, 'name' | 'language' | 'apartmentNumber' | 'apartmentId' | 'about'> &
    Partial<Pick<Enquiry, 'otherApartments'>>
  /** The apartments that have the number of the enquiry, and perhaps others. */
  apartments: readonly NumberedApartment[]
  /** The parking spot or store that the enquiry is about, while it exists. */
  askable: EnquirySubject | undefined
}

interface Replier {
  /** The name of the person who replies. */
  name: string
  /** The site's own origin. */
  origin: string
}

/**
 * What stands in the place of the placeholders of a reply. The words are in the language of the template; the link
 * leads to the page in the language of the sender.
 */
export function replyFacts(text: ServerText, building: Building, asked: Asked, replier: Replier): ReplyFacts {
  const { name, language, apartmentId, otherApartments = [] } = asked.enquiry
  const pages = pagesIn(language)
  const page = apartmentId ? pages.apartment(apartmentId) : pages.home
  const others = otherApartments.map((each) => each.apartmentId)
  const several =
    apartmentId && others.length > 0 ? withIds(pages.favourites, [apartmentId, ...others]) : page
  return {
    име: name,
    апартамент: nameSubject(text, building, asked),
    агент: replier.name,
    връзка: replier.origin + several,
  }
}

function nameSubject(text: ServerText, building: Building, { enquiry, apartments, askable }: Asked): string {
  const { apartmentNumber, about } = enquiry
  const { apartment, apartmentAt, building: ourBuilding } = text.enquiryReply
  if (apartmentNumber === '')
    return (askable ? enquirySubjectName(text, building, askable) : about) || ourBuilding
  const numbers = askedNumbers([enquiry])
  if (numbers.length > 1) return text.enquiryReply.apartments(numbers)
  const linked = linkedApartment(enquiry, apartments)
  const entrance = linked && tellingEntrance(building, linked, apartments)
  return entrance === undefined ? apartment(apartmentNumber) : apartmentAt(apartmentNumber, entrance)
}
