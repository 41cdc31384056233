/** Texts that only the contact page has, where an enquiry can be about anything. */
export const enquirySubjectText = {
  about: 'Паркомясто или магазин',
  notSelected: 'Без избор',
  stores: 'Магазини',
  spotsOn: (level: string) => `Паркоместа: ${level}`,
  unknownAbout:
    'Това място или магазин вече не се предлага, затова го махнахме от запитването. Моля, изпратете го отново.',
}
