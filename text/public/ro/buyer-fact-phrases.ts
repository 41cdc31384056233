import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'

const plural = pluralsIn('ro')

export const buyerFactPhrases: ServerText['buyerFactPhrases'] = {
  builder: 'Constructor',
  years: (years) =>
    plural(years, {
      one: '# an de experiență',
      few: '# ani de experiență',
      other: '# de ani de experiență',
    }),
  finishedProjects: 'Proiecte finalizate',
  permit: 'Autorizație de construire',
  permitNumber: (number) => `nr. ${number}`,
  dated: (text, date) => `${text} din ${date}`,
  stage: 'Stadiul lucrărilor',
  completion: 'Termen de finalizare',
  bank: 'Banca finanțatoare',
  beach: 'Până la plajă',
  metres: (distance) => `${distance} m`,
}
