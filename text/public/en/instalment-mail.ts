import type { instalmentMail as bg } from '../bg/instalment-mail.ts'

export const instalmentMail: typeof bg = {
  greeting: (name: string) => `Dear ${name},`,
  before: {
    subject: (sum: string, day: string) => `Instalment of ${sum} due by ${day}`,
    body: (sum: string, day: string) =>
      `This is a reminder that an instalment of ${sum} under your contract is due by ${day}.`,
  },
  overdue: {
    subject: (sum: string, _day: string) => `Overdue instalment of ${sum}`,
    body: (sum: string, day: string) =>
      `The instalment of ${sum} under your contract was due by ${day}, and we have not received it yet.`,
  },
  instalment: (moment: string) => `Instalment: ${moment}`,
  account: 'Account for the transfer:',
  ignore: 'If you have already paid, thank you, and please disregard this message.',
  farewell: 'Kind regards,',
}
