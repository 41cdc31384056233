import { pluralsIn } from '../plurals.ts'

const plural = pluralsIn('bg')

export const buyerFactPhrases = {
  builder: 'Строител',
  years: (years: number) => plural(years, { one: '# година опит', other: '# години опит' }),
  finishedProjects: 'Завършени проекти',
  permit: 'Разрешение за строеж',
  permitNumber: (number: string) => `№ ${number}`,
  dated: (text: string, date: string) => `${text} от ${date}`,
  stage: 'Етап',
  completion: 'Завършване',
  bank: 'Финансираща банка',
  beach: 'До плажа',
  metres: (distance: string) => `${distance} м`,
}
