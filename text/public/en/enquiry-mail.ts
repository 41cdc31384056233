import type { ServerText } from '../public-text.ts'

const list = new Intl.ListFormat('en')

export const enquiryMail: ServerText['enquiryMail'] = {
  subject: 'We have received your enquiry',
  about: (numbers) => `You asked about apartments ${list.format(numbers)}.`,
  lines: (signature, about = []) => [
    'Hello,',
    '',
    'Thank you for your interest. We have received your enquiry and will be in touch soon.',
    ...about,
    '',
    'Kind regards,',
    ...signature,
  ],
}

export const enquiryReply: ServerText['enquiryReply'] = {
  apartment: (number) => `apartment ${number}`,
  apartments: (numbers) => `apartments ${list.format(numbers)}`,
  apartmentAt: (number, entrance) => `apartment ${number} (entrance ${entrance})`,
  building: 'our building',
  template: ({ name, apartment, agent, link }) => ({
    subject: `Your enquiry about ${apartment}`,
    text: [
      `Hello ${name},`,
      '',
      `Thank you for your interest. You will find all the details of ${apartment} here:`,
      link,
      '',
      'When would suit you for a call or a viewing?',
      '',
      'Kind regards,',
      agent,
    ].join('\n'),
  }),
}
