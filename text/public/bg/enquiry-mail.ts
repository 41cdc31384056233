const list = new Intl.ListFormat('bg')

/** The mail that thanks the sender of an enquiry. */
export const enquiryMail = {
  subject: 'Получихме Вашето запитване',
  about: (numbers: readonly string[]) => `Попитахте за апартаменти ${list.format(numbers)}.`,
  /**
   * The lines of the mail, with what it is about where that are several apartments. It is signed with the company's name
   * and phone, where it has said them.
   */
  lines: (signature: readonly string[], about: readonly string[] = []) => [
    'Здравейте,',
    '',
    'благодарим Ви за интереса. Получихме запитването Ви и ще се свържем с Вас скоро.',
    ...about,
    '',
    'С уважение,',
    ...signature,
  ],
}

/** What a reply says: who has asked, about what, who replies, and where the page is. */
export interface ReplyWords {
  name: string
  apartment: string
  agent: string
  link: string
}

/** A reply to an enquiry, and what stands in it in the place of „{апартамент}“. */
export const enquiryReply = {
  apartment: (number: string) => `апартамент ${number}`,
  apartments: (numbers: readonly string[]) => `апартаменти ${list.format(numbers)}`,
  /** An apartment whose number another one has, too. */
  apartmentAt: (number: string, entrance: string) => `апартамент ${number} (вход ${entrance})`,
  building: 'нашата сграда',
  /** What a reply begins with until the company writes its own template. */
  template: ({ name, apartment, agent, link }: ReplyWords) => ({
    subject: `Вашето запитване за ${apartment}`,
    text: [
      `Здравейте, ${name},`,
      '',
      `благодарим Ви за интереса. Всичко за ${apartment} ще намерите тук:`,
      link,
      '',
      'Кога Ви е удобно да се чуем или да дойдете на оглед?',
      '',
      'С уважение,',
      agent,
    ].join('\n'),
  }),
}
