import type { ServerText } from '../public-text.ts'

export const enquiryMail: ServerText['enquiryMail'] = {
  subject: 'Wir haben Ihre Anfrage erhalten',
  lines: (signature) => [
    'Guten Tag,',
    '',
    'vielen Dank für Ihr Interesse. Wir haben Ihre Anfrage erhalten und melden uns in Kürze bei Ihnen.',
    '',
    'Mit freundlichen Grüßen',
    ...signature,
  ],
}

/** Fits after „Ihre Anfrage zu“. */
export const enquiryReply: ServerText['enquiryReply'] = {
  apartment: (number) => `Wohnung ${number}`,
  apartmentAt: (number, entrance) => `Wohnung ${number} (Eingang ${entrance})`,
  building: 'unserem Gebäude',
  template: ({ name, apartment, agent, link }) => ({
    subject: `Ihre Anfrage zu ${apartment}`,
    text: [
      `Guten Tag ${name},`,
      '',
      `vielen Dank für Ihr Interesse. Alles zu ${apartment} finden Sie hier:`,
      link,
      '',
      'Wann passt es Ihnen für ein Telefonat oder eine Besichtigung?',
      '',
      'Mit freundlichen Grüßen',
      agent,
    ].join('\n'),
  }),
}
