import type { PublicText, ServerText } from '../public-text.ts'

export const contactText: PublicText['contact'] = {
  title: 'Get in touch',
  intro: 'Send us an enquiry and we will get back to you.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  optional: 'optional',
  message: 'Message',
  apartment: 'Apartment',
  wishedTime: 'Convenient time for a viewing or a call',
  wishedTimeExample: 'For example, weekdays after 5 pm',
  submit: 'Send',
  submitting: 'Sending…',
  success: 'Thank you! We will be in touch soon.',
  failure: 'Something went wrong. Please try again.',
  another: 'Send another enquiry',
  privacyBefore: 'By sending this form, you confirm that you have read our ',
  privacyLink: 'privacy policy',
  privacyAfter: '.',
  trap: 'Leave this field empty',
}

export const contactThanks: ServerText['contactThanks'] = {
  when: 'We reply on working days, usually no later than the next working day.',
  whenWished: (time) => `You asked for “${time}” – we will do our best to keep to it.`,
  backToApartment: (number) => `Back to apartment ${number}`,
  toFree: 'See the available apartments',
  priceList: 'Price list (PDF)',
}

export const contactRefusals: ServerText['contactRefusals'] = {
  notStored: (phone) =>
    `The site cannot store what you have sent at the moment. Please try again in a few minutes${phone && `, or call us: ${phone}`}.`,
  tooMany:
    'We have received too many messages in a short time. Please try again in a few minutes, or call us.',
  unknownApartment:
    'We could not find an apartment with this number, so we have removed it from your enquiry. Please send it again.',
}

export const contactErrors: ServerText['contactErrors'] = {
  noName: 'Please enter your name',
  noEmail: 'Please enter your email address',
  badEmail: 'Please enter a valid email address',
  noMessage: 'Please write a message',
  tooLong: (most) => `No more than ${most} characters`,
  damaged: 'The text contains an invalid character',
}
