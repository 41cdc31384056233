import { formatNumber } from '../../domain/formats/measures.ts'

const apartments = (count: number) => (count === 1 ? '1 апартамент' : `${formatNumber(count)} апартамента`)

export const generateText = {
  title: 'Много апартаменти наведнъж',
  intro:
    'За етажи с еднакво разпределение: опишете един етаж и апартаментите на всички се добавят с номер, тип и площ. Цената остава „При запитване“, докато я попълните. Посетителите ги виждат веднага.',
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
    count === 1
      ? `Ще се добави 1 апартамент с номер ${first}.`
      : `Ще се добавят ${apartments(count)}: от номер ${first} до номер ${last}.`,
  taken: (entrance: string, numbers: readonly string[], more: number) =>
    `Във вход ${entrance} вече има апартаменти с номера ${numbers.join(', ')}${more > 0 ? ` и още ${formatNumber(more)}` : ''}. Изберете друг първи номер или други етажи.`,
  add: (count: number) => `Добави ${apartments(count)}`,
  adding: 'Добавяне…',
  failed: 'Апартаментите не са добавени',
  outdated: 'Описанието се е променило. Натиснете „Покажи“ и проверете отново.',
  saved: (count: number) => (count === 1 ? 'Добавен е 1 апартамент.' : `Добавени са ${apartments(count)}.`),
  toList: 'Към апартаментите',
} as const
