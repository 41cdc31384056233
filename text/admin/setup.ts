import { formatNumber } from '../../domain/formats/measures.ts'
import type { Missing, StepKey } from '../../domain/setup/setup-step.ts'
import { pluralsIn } from '../public/plurals.ts'

const plural = pluralsIn('bg')

interface StepText {
  name: string
  /** What is done in the step, and why. */
  about: string
  /** The same in a few words, for the strip above the screens of the step. */
  brief: string
}

const steps: Record<StepKey, StepText> = {
  company: {
    name: 'Фирма',
    about: 'Име, телефон, имейл и адрес, по които купувачите Ви намират. Стоят в сайта, в PDF и в писмата.',
    brief: 'Име, телефон, имейл и адрес на фирмата.',
  },
  building: {
    name: 'Сграда',
    about:
      'Име, адрес, входове с етажите им, типове апартаменти и нива на паркинга. Всички страници следват тези данни.',
    brief: 'Име, адрес, входове с етажи, типове и нива на паркинга.',
  },
  apartments: {
    name: 'Апартаменти',
    about:
      'Внесете ги от Excel, добавете наведнъж етажите с еднакво разпределение или въведете апартаментите един по един. Всеки има площ и цена. Черновите се виждат в сайта, след като ги публикувате.',
    brief: 'Внесете ги от Excel, добавете цели етажи или един по един.',
  },
  plans: {
    name: 'Планове',
    about:
      'Качете плана на всеки етаж с апартаменти и изглед на сградата. По тях купувачите намират дома си.',
    brief: 'Качете план за всеки етаж и очертайте апартаментите на него.',
  },
  outlines: {
    name: 'Контури',
    about: 'Очертайте всеки апартамент върху плана на етажа му. Мезонетът се очертава и на двата си етажа.',
    brief: 'Качете план за всеки етаж и очертайте апартаментите на него.',
  },
  parking: {
    name: 'Паркинг',
    about:
      'Добавете паркоместата на всяко ниво и качете плана му. Ако няма паркинг, премахнете нивата от „Сграда“ и стъпката е готова.',
    brief: 'Паркоместата на всяко ниво и планът му.',
  },
  homepage: {
    name: 'Начална страница',
    about:
      'Снимките и текстовете, които посетителите виждат първо. Празен блок не се показва, а без заглавие първият екран носи името на сградата. Прегледайте я и запазете.',
    brief: 'Снимките и текстовете, които посетителите виждат първо.',
  },
  publication: {
    name: 'Публикуване',
    about:
      'Дотогава посетителите виждат „Очаквайте“, а Вие и колегите Ви – целия сайт. Публикуваният сайт може да се скрие по всяко време.',
    brief: 'Отворете сайта за посетители.',
  },
}

/** What is missing. The number or the list of those without it follows the text. */
const missing: Record<Exclude<Missing['kind'], 'after'>, string> = {
  company: 'Данните на фирмата не са запазени',
  building: 'Сградата не е описана',
  buildingAddress: 'Няма град или улица на сградата',
  apartments: 'Няма апартаменти',
  buildingView: 'Няма изглед на сградата',
  homepage: 'Началната страница не е запазена',
  publication: 'Сайтът не е публикуван',
  price: 'Апартаменти без цена',
  area: 'Апартаменти без площ',
  drafts: 'Чернови, които посетителите не виждат',
  plan: 'Етажи без план',
  outlines: 'Етажи с неочертани апартаменти',
  spots: 'Нива без паркоместа',
  levelPlan: 'Нива без план',
}

export const setupText = {
  intro:
    'Осем стъпки до публикуван сайт. Следвайте ги поред или ги оставете и продължете друг път: нищо не се губи, а няколко души могат да работят едновременно.',
  steps,
  missing,
  counted: (what: string, count: number) => `${what}: ${formatNumber(count)}`,
  after: (step: string) => `Първо: ${step}`,
  more: (count: number) => `и още ${formatNumber(count)}`,
  percent: (percent: number) => `${percent}\u00a0%`,
  progressLabel: 'Готово:',
  progress: (done: number, all: number) => `Готови стъпки: ${done} от ${all}`,
  states: { done: 'Готово', begun: 'Започната', open: 'Предстои' },
  screensOf: (step: string) => `Екрани на стъпката „${step}“`,
  next: (step: string) => `Напред: ${step}`,
  allDone: 'Всичко е готово и сайтът е публикуван.',
  resume: 'Продължи настройването',
  strip: {
    label: 'Настройване',
    step: (numbers: readonly number[], all: number) =>
      plural(numbers.length, {
        one: `стъпка ${numbers[0]} от ${all}`,
        other: `стъпки ${numbers.join(' и ')} от ${all}`,
      }),
    names: (names: readonly string[]) =>
      [names[0], ...names.slice(1).map((name) => name.toLocaleLowerCase('bg'))].join(' и '),
    toList: 'Назад към списъка',
    next: 'Следваща стъпка',
    short: { toList: 'Списък', next: 'Напред' },
  },
} as const
