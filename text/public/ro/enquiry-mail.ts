import type { ServerText } from '../public-text.ts'

const list = new Intl.ListFormat('ro')

/** The mail that thanks the sender of an enquiry. */
export const enquiryMail: ServerText['enquiryMail'] = {
  subject: 'Am primit solicitarea dumneavoastră',
  about: (numbers) => `Ați întrebat despre apartamentele ${list.format(numbers)}.`,
  lines: (signature, about = []) => [
    'Bună ziua,',
    '',
    'Vă mulțumim pentru interesul acordat. Am primit solicitarea dumneavoastră și vă vom contacta în curând.',
    ...about,
    '',
    'Cu stimă,',
    ...signature,
  ],
}

/** What stands in a reply to an enquiry in the place of the apartment. */
export const enquiryReply: ServerText['enquiryReply'] = {
  apartment: (number) => `apartamentul ${number}`,
  apartments: (numbers) => `apartamentele ${list.format(numbers)}`,
  apartmentAt: (number, entrance) => `apartamentul ${number} (scara ${entrance})`,
  building: 'clădirea noastră',
  template: ({ name, apartment, agent, link }) => ({
    subject: `Solicitarea dumneavoastră privind ${apartment}`,
    text: [
      `Bună ziua, ${name},`,
      '',
      `vă mulțumim pentru interes. Toate detaliile despre ${apartment} le găsiți aici:`,
      link,
      '',
      'Când v-ar fi convenabil să vorbim la telefon sau să veniți la o vizionare?',
      '',
      'Cu stimă,',
      agent,
    ].join('\n'),
  }),
}
