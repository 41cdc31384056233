import type { ServerText } from '../public-text.ts'

const list = new Intl.ListFormat('de')

export const enquiryMail: ServerText['enquiryMail'] = {
  subject: 'Wir haben Ihre Anfrage erhalten',
  about: (numbers) => `Sie haben nach den Wohnungen ${list.format(numbers)} gefragt.`,
  lines: (signature, about = []) => [
    'Guten Tag,',
    '',
    'vielen Dank für Ihr Interesse. Wir haben Ihre Anfrage erhalten und melden uns in Kürze bei Ihnen.',
    ...about,
    '',
    'Mit freundlichen Grüßen',
    ...signature,
  ],
}

/** Fits after „Ihre Anfrage zu“. */
export const enquiryReply: ServerText['enquiryReply'] = {
  apartment: (number) => `Wohnung ${number}`,
  apartments: (numbers) => `den Wohnungen ${list.format(numbers)}`,
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
