/** The mail that thanks the sender of an enquiry. */
export const enquiryMail = {
  subject: 'Получихме Вашето запитване',
  /** The lines of the mail. It is signed with the company's name and phone, where it has said them. */
  lines: (signature: readonly string[]) => [
    'Здравейте,',
    '',
    'благодарим Ви за интереса. Получихме запитването Ви и ще се свържем с Вас скоро.',
    '',
    'С уважение,',
    ...signature,
  ],
}

/** What stands in a reply to an enquiry in the place of „{апартамент}“. */
export const enquiryReply = {
  apartment: (number: string) => `апартамент ${number}`,
  /** An apartment whose number another one has, too. */
  apartmentAt: (number: string, entrance: string) => `апартамент ${number} (вход ${entrance})`,
  building: 'нашата сграда',
}
