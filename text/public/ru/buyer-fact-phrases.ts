import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'

const plural = pluralsIn('ru')

export const buyerFactPhrases: ServerText['buyerFactPhrases'] = {
  builder: 'Застройщик',
  years: (years) =>
    plural(years, { one: '# год опыта', few: '# года опыта', many: '# лет опыта', other: '# года опыта' }),
  finishedProjects: 'Завершённые проекты',
  permit: 'Разрешение на строительство',
  permitNumber: (number) => `№ ${number}`,
  dated: (text, date) => `${text} от ${date}`,
  stage: 'Этап',
  completion: 'Срок сдачи',
  bank: 'Финансирующий банк',
  beach: 'До пляжа',
  metres: (distance) => `${distance} м`,
}
