import { formatNumber } from '../../domain/formats/measures.ts'

const quoted = (labels: readonly string[]) => labels.map((label) => `„${label}“`).join(', ')
const columnOf = (labels: readonly string[]) =>
  labels.length === 1 ? `Няма колона за ${quoted(labels)}` : `Няма колони за ${quoted(labels)}`

/** What is missing for rows that are told apart by entrance and number, or by the number alone. */
const identity = (labels: readonly string[]) =>
  `${columnOf(labels)}, а по нея се различават редовете. Изберете я по-долу; ако я няма във файла, добавете я и го качете отново.`
const forNew = (units: string) => (labels: readonly string[]) =>
  `${columnOf(labels)}: без ${labels.length === 1 ? 'нея' : 'тях'} не могат да се добавят нови ${units}. Изберете ${labels.length === 1 ? 'я' : 'ги'} по-долу или ${labels.length === 1 ? 'я' : 'ги'} добавете във файла. Записаните ${units} се променят и без ${labels.length === 1 ? 'нея' : 'тях'}.`

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
    count === 1 ? 'Още 1 колона не се показва.' : `Още ${formatNumber(count)} колони не се показват.`,
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
