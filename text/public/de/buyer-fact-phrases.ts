import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'

const plural = pluralsIn('de')

export const buyerFactPhrases: ServerText['buyerFactPhrases'] = {
  builder: 'Bauunternehmen',
  years: (years) => plural(years, { one: '# Jahr Erfahrung', other: '# Jahre Erfahrung' }),
  finishedProjects: 'Fertiggestellte Projekte',
  permit: 'Baugenehmigung',
  permitNumber: (number) => `Nr.\u00a0${number}`,
  dated: (text, date) => `${text} vom ${date}`,
  stage: 'Bautenstand',
  completion: 'Fertigstellung',
  bank: 'Finanzierende Bank',
  beach: 'Zum Strand',
  metres: (distance) => `${distance}\u00a0m`,
}
