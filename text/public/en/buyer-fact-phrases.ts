import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'

const plural = pluralsIn('en')

export const buyerFactPhrases: ServerText['buyerFactPhrases'] = {
  builder: 'Builder',
  years: (years) => plural(years, { one: '# year’s experience', other: '# years’ experience' }),
  finishedProjects: 'Completed projects',
  permit: 'Building permit',
  permitNumber: (number) => `No. ${number}`,
  dated: (text, date) => `${text}, ${date}`,
  stage: 'Stage',
  completion: 'Completion',
  bank: 'Financing bank',
  beach: 'To the beach',
  metres: (distance) => `${distance} m`,
}
