import type { instalmentMail as bg } from '../bg/instalment-mail.ts'

export const instalmentMail: typeof bg = {
  greeting: (name: string) => `Здравствуйте, ${name}!`,
  before: {
    subject: (sum: string, day: string) => `Взнос ${sum} до ${day}`,
    body: (sum: string, day: string) => `Напоминаем, что до ${day} по Вашему договору нужно внести ${sum}.`,
  },
  overdue: {
    subject: (sum: string, _day: string) => `Просроченный взнос ${sum}`,
    body: (sum: string, day: string) =>
      `Взнос ${sum} по Вашему договору нужно было внести до ${day}, и он к нам ещё не поступил.`,
  },
  instalment: (moment: string) => `Взнос: ${moment}`,
  account: 'Счёт для перевода:',
  ignore: 'Если Вы уже оплатили, благодарим Вас и просим не обращать внимания на это письмо.',
  farewell: 'С уважением,',
}
