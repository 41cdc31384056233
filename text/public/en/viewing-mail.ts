import type { ServerText } from '../public-text.ts'

export const viewingMail: ServerText['viewingMail'] = {
  greeting: 'Hello,',
  farewell: 'Kind regards,',
  subjects: {
    planned: (when) => `Viewing on ${when}`,
    changed: (when) => `Viewing changed: ${when}`,
    cancelled: (when) => `Viewing cancelled: ${when}`,
    reminder: (when) => `Reminder: viewing on ${when}`,
  },
  intro: {
    planned: 'we look forward to showing you around:',
    changed: 'your viewing has changed. The new details:',
    cancelled: 'your viewing has been cancelled:',
    reminder: 'a reminder of your viewing:',
  },
  labels: { when: 'When', where: 'Where', agent: 'You will be met by' },
  calendar: 'The attached file adds the viewing to your calendar.',
  otherwise: 'If the time does not suit you, reply to this message or call us.',
  again: 'If you would like another day, reply to this message or call us.',
  summary: (where) => `Viewing: ${where}`,
  goneApartment: 'the apartment',
}
