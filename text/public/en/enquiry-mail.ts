import type { ServerText } from '../public-text.ts'

export const enquiryMail: ServerText['enquiryMail'] = {
  subject: 'We have received your enquiry',
  lines: (signature) => [
    'Hello,',
    '',
    'Thank you for your interest. We have received your enquiry and will be in touch soon.',
    '',
    'Kind regards,',
    ...signature,
  ],
}

export const enquiryReply: ServerText['enquiryReply'] = {
  apartment: (number) => `apartment ${number}`,
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
