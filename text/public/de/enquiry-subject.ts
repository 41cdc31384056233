import type { PublicText, ServerText } from '../public-text.ts'

export const enquirySubjectText: PublicText['enquirySubject'] = {
  about: 'Stellplatz oder Gewerbefläche',
  notSelected: 'Keine Auswahl',
}

export const enquirySubjectChoices: ServerText['enquirySubjectChoices'] = {
  stores: 'Gewerbeflächen',
  spotsOn: (level) => `Stellplätze: ${level}`,
  spotAt: (spot, level) => `${spot} (${level})`,
  apartmentAt: (number, entrance, floors) => `${number} (Eingang ${entrance}, ${floors})`,
  unknownAbout:
    'Dieser Stellplatz oder diese Gewerbefläche wird nicht mehr angeboten und wurde daher aus der Anfrage entfernt. Bitte senden Sie die Anfrage noch einmal.',
}
