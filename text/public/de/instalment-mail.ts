import type { instalmentMail as bg } from '../bg/instalment-mail.ts'

export const instalmentMail: typeof bg = {
  greeting: (name: string) => `Guten Tag ${name},`,
  before: {
    subject: (sum: string, day: string) => `Rate von ${sum} bis ${day}`,
    body: (sum: string, day: string) =>
      `wir erinnern Sie daran, dass bis zum ${day} eine Rate von ${sum} aus Ihrem Vertrag fällig wird.`,
  },
  overdue: {
    subject: (sum: string, _day: string) => `Überfällige Rate von ${sum}`,
    body: (sum: string, day: string) =>
      `die Rate von ${sum} aus Ihrem Vertrag war bis zum ${day} fällig und ist bei uns noch nicht eingegangen.`,
  },
  instalment: (moment: string) => `Rate: ${moment}`,
  account: 'Konto für die Überweisung:',
  ignore:
    'Falls Sie schon bezahlt haben, danken wir Ihnen; betrachten Sie diese Nachricht dann als gegenstandslos.',
  farewell: 'Mit freundlichen Grüßen',
}
