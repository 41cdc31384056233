import type { PublicText, ServerText } from '../public-text.ts'

export const enquirySubjectText: PublicText['enquirySubject'] = {
  about: 'Parking space or shop',
  notSelected: 'None selected',
}

export const enquirySubjectChoices: ServerText['enquirySubjectChoices'] = {
  stores: 'Shops',
  spotsOn: (level) => `Parking spaces: ${level}`,
  spotAt: (spot, level) => `${spot} (${level})`,
  apartmentAt: (number, entrance, floors) => `${number} (entrance ${entrance}, ${floors})`,
  unknownAbout:
    'This parking space or shop is no longer available, so we have removed it from your enquiry. Please send it again.',
}
