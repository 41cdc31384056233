import type { instalmentMail as bg } from '../bg/instalment-mail.ts'

export const instalmentMail: typeof bg = {
  greeting: (name: string) => `Bună ziua, ${name},`,
  before: {
    subject: (sum: string, day: string) => `Rată de ${sum} până la ${day}`,
    body: (sum: string, day: string) =>
      `Vă reamintim că până la ${day} aveți de plătit o rată de ${sum} conform contractului.`,
  },
  overdue: {
    subject: (sum: string, _day: string) => `Rată restantă de ${sum}`,
    body: (sum: string, day: string) =>
      `Rata de ${sum} din contractul dumneavoastră era scadentă la ${day} și nu am primit-o încă.`,
  },
  instalment: (moment: string) => `Rata: ${moment}`,
  account: 'Contul pentru transfer:',
  ignore: 'Dacă ați plătit deja, vă mulțumim și vă rugăm să ignorați acest mesaj.',
  farewell: 'Cu stimă,',
}
