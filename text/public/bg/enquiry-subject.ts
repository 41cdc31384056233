/** Texts that only the contact page has, where an enquiry can be about anything. */
export const enquirySubjectText = {
  about: 'Паркомясто или магазин',
  notSelected: 'Без избор',
}

/** What an enquiry can be about; separate, because only the server uses it. */
export const enquirySubjectChoices = {
  stores: 'Магазини',
  spotsOn: (level: string) => `Паркоместа: ${level}`,
  /** A spot whose number another level has, too: „Гараж 7 (Сутерен)“. */
  spotAt: (spot: string, level: string) => `${spot} (${level})`,
  /** An apartment whose number another one has, too. `floors` is „етаж 3“ or „етажи 8–9“. */
  apartmentAt: (number: string, entrance: string, floors: string) =>
    `${number} (вход ${entrance}, ${floors})`,
  unknownAbout:
    'Това място или магазин вече не се предлага, затова го махнахме от запитването. Моля, изпратете го отново.',
}
