import type { PublicText, ServerText } from '../public-text.ts'

/** Texts that only the contact page has, where an enquiry can be about anything. */
export const enquirySubjectText: PublicText['enquirySubject'] = {
  about: 'Парковочное место или помещение',
  notSelected: 'Не выбрано',
}

/** What an enquiry can be about; separate, because only the server uses it. */
export const enquirySubjectChoices: ServerText['enquirySubjectChoices'] = {
  stores: 'Коммерческие помещения',
  spotsOn: (level) => `Парковка: ${level}`,
  spotAt: (spot, level) => `${spot} (${level})`,
  apartmentAt: (number, entrance, floors) => `${number} (подъезд ${entrance}, ${floors})`,
  unknownAbout:
    'Это место или помещение больше не предлагается, поэтому мы убрали его из запроса. Пожалуйста, отправьте его ещё раз.',
}
