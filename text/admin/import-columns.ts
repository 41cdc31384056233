import { formatNumber } from '../../domain/formats/measures.ts'
import { pluralsIn } from '../public/plurals.ts'

const plural = pluralsIn('bg')

const quoted = (labels: readonly string[]) => labels.map((label) => `„${label}“`).join(', ')
const columnOf = (labels: readonly string[]) =>
  `${plural(labels.length, { one: 'Няма колона за', other: 'Няма колони за' })} ${quoted(labels)}`

/** What is missing for rows that are told apart by entrance and number, or by the number alone. */
const identity = (labels: readonly string[]) =>
  `${columnOf(labels)}, а по нея се различават редовете. Изберете я по-долу; ако я няма във файла, добавете я и го качете отново.`
const forNew = (units: string) => (labels: readonly string[]) => {
  const without = plural(labels.length, { one: 'без нея', other: 'без тях' })
  const them = plural(labels.length, { one: 'я', other: 'ги' })
  return `${columnOf(labels)}: ${without} не могат да се добавят нови ${units}. Изберете ${them} по-долу или ${them} добавете във файла. Записаните ${units} се променят и ${without}.`
}

/** The panel that shows the file's columns beside our fields. */
export const columnsText = {
  title: 'Колони',
  about: 'За всяка колона на файла изберете като какво се внася.',
  sources: {
    guess: '',
    remembered: 'Колоните се внасят както предишния път за файл със същите имена.',
    chosen: 'Колоните се внасят, както ги избрахте.',
  },
  change: 'Промени',
  close: 'Скрий',
  list: 'Какво има във файла',
  chooseList: 'Изберете',
  lists: { apartments: 'Апартаменти', parking: 'Паркоместа' },
  unknownList:
    'По колоните не личи дали във файла са апартаменти, или паркоместа. Изберете какво има в него.',
  unnamed: (letters: string) => `Колона ${letters}`,
  letters: (letters: string) => `колона ${letters}`,
  field: (name: string) => `„${name}“ се внася като`,
  skip: 'Не внасяй',
  guess: 'предположение',
  guessAdvice: 'Познато е само по стойностите: проверете го.',
  noSamples: 'празна колона',
  more: (count: number) =>
    plural(count, {
      one: 'Още 1 колона не се показва.',
      other: `Още ${formatNumber(count)} колони не се показват.`,
    }),
  moved: (label: string, name: string) => `„${label}“ вече не се внася от „${name}“.`,
  apply: 'Прегледай с тези колони',
  reset: 'Отказ',
  changed: 'Прегледът ще се направи отново с избраните колони.',
  twice: (header: string, columns: string) =>
    `Колоната „${header}“ е във файла два пъти: ${columns}. Изберете по-долу коя да се внесе.`,
  defaults: 'За нови редове',
  defaultsAbout:
    'За тези полета файлът няма колона. Избраната стойност се записва във всички нови редове; записаните не се променят.',
  chooseDefault: 'Изберете',
  defaultsAdvice: 'Или изберете по-долу, под „За нови редове“, една стойност за всички нови редове.',
  missingIdentity: { apartments: identity, parking: identity },
  missingForNew: { apartments: forNew('апартаменти'), parking: forNew('паркоместа') },
} as const
