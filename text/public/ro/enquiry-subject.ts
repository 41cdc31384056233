import type { PublicText, ServerText } from '../public-text.ts'

/** Texts that only the contact page has, where an enquiry can be about anything. */
export const enquirySubjectText: PublicText['enquirySubject'] = {
  about: 'Loc de parcare sau spațiu comercial',
  notSelected: 'Fără selecție',
}

/** What an enquiry can be about; separate, because only the server uses it. */
export const enquirySubjectChoices: ServerText['enquirySubjectChoices'] = {
  stores: 'Spații comerciale',
  spotsOn: (level) => `Locuri de parcare: ${level}`,
  spotAt: (spot, level) => `${spot} (${level})`,
  apartmentAt: (number, entrance, floors) => `${number} (scara ${entrance}, ${floors})`,
  unknownAbout:
    'Acest loc de parcare sau spațiu comercial nu mai este oferit, de aceea l-am scos din solicitare. Vă rugăm să o trimiteți din nou.',
}
