/** The mails to buyers about their instalments, as plain text. */
export const instalmentMail = {
  greeting: (name: string) => `Здравейте, ${name}!`,
  before: {
    subject: (sum: string, day: string) => `Вноска от ${sum} до ${day}`,
    body: (sum: string, day: string) =>
      `Напомняме Ви, че до ${day} предстои вноска от ${sum} по Вашия договор.`,
  },
  overdue: {
    subject: (sum: string, _day: string) => `Просрочена вноска от ${sum}`,
    body: (sum: string, day: string) =>
      `Вноската от ${sum} по Вашия договор беше дължима до ${day} и още не е постъпила при нас.`,
  },
  /** What the contract says of it, in Bulgarian. */
  instalment: (moment: string) => `Вноска: ${moment}`,
  account: 'Сметка за превода:',
  ignore: 'Ако вече сте платили, благодарим Ви и не обръщайте внимание на това писмо.',
  farewell: 'С уважение,',
}
