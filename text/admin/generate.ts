import { formatNumber } from '../../domain/formats/measures.ts'
import { pluralsIn } from '../public/plurals.ts'

const plural = pluralsIn('bg')

const drafts = (count: number) => plural(count, { one: '1 чернова', other: `${formatNumber(count)} чернови` })

export const generateText = {
  title: 'Много апартаменти наведнъж',
  intro:
    'За етажи с еднакво разпределение: опишете един етаж и апартаментите на всички се добавят с номер, тип и площ. Те са чернови: посетителите ги виждат, след като попълните каквото липсва и ги публикувате.',
  entrance: 'Вход',
  firstFloor: 'От етаж',
  lastFloor: 'До етаж',
  perFloor: 'Апартаменти на етаж',
  numbering: 'Номера',
  numberings: { through: 'Поред: 1, 2, 3…', 'by-floor': 'По етаж: 301, 302…' },
  firstNumber: 'Първи номер',
  firstNumberHint: 'При номера по етаж: 1 за 301',
  position: (position: number) => `Апартамент ${position} на етажа`,
  show: 'Покажи',
  incomplete: {
    title: 'Още няма какво да се добави.',
    advice: 'Попълнете полетата и натиснете „Покажи“. Полетата за всяка позиция на етажа идват след броя.',
  },
  wouldAdd: (count: number, first: string, last: string) =>
    plural(count, {
      one: `Ще се добави 1 чернова с номер ${first}.`,
      other: `Ще се добавят ${drafts(count)}: от номер ${first} до номер ${last}.`,
    }),
  taken: (entrance: string, numbers: readonly string[], more: number) =>
    `Във вход ${entrance} вече има апартаменти с номера ${numbers.join(', ')}${more > 0 ? ` и още ${formatNumber(more)}` : ''}. Изберете друг първи номер или други етажи.`,
  add: (count: number) => `Добави ${drafts(count)}`,
  adding: 'Добавяне…',
  failed: 'Черновите не са добавени',
  outdated: 'Описанието се е променило. Натиснете „Покажи“ и проверете отново.',
  saved: (count: number) =>
    plural(count, { one: 'Добавена е 1 чернова.', other: `Добавени са ${drafts(count)}.` }),
  toList: 'Към черновите',
} as const
