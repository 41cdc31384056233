import type { ServerText } from '../public-text.ts'

const list = new Intl.ListFormat('ru')

/** The mail that thanks the sender of an enquiry. */
export const enquiryMail: ServerText['enquiryMail'] = {
  subject: 'Мы получили Ваш запрос',
  about: (numbers) => `Вы спросили о квартирах ${list.format(numbers)}.`,
  lines: (signature, about = []) => [
    'Здравствуйте!',
    '',
    'Благодарим Вас за обращение. Мы получили Ваш запрос и скоро с Вами свяжемся.',
    ...about,
    '',
    'С уважением,',
    ...signature,
  ],
}

/** What stands in a reply to an enquiry in the place of „{апартамент}“, in the nominative: „Ваш запрос: квартира 12“. */
export const enquiryReply: ServerText['enquiryReply'] = {
  apartment: (number) => `квартира ${number}`,
  apartments: (numbers) => `квартиры ${list.format(numbers)}`,
  apartmentAt: (number, entrance) => `квартира ${number} (подъезд ${entrance})`,
  building: 'наш дом',
  template: ({ name, apartment, agent, link }) => ({
    subject: `Ваш запрос: ${apartment}`,
    text: [
      `Здравствуйте, ${name}!`,
      '',
      `Благодарим Вас за интерес. Вся информация (${apartment}) здесь:`,
      link,
      '',
      'Когда Вам удобно созвониться или приехать на просмотр?',
      '',
      'С уважением,',
      agent,
    ].join('\n'),
  }),
}
