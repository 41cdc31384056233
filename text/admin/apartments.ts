import { formatNumber } from '../../domain/formats/measures.ts'
import { pluralsIn } from '../public/plurals.ts'

const plural = pluralsIn('bg')

export const photosText = {
  title: 'Снимки',
  show: 'Добави снимка',
  hide: 'Скрий полето',
  none: {
    withSamples: 'Още няма снимки. Докато няма, посетителите виждат примерни изображения.',
    withoutSamples:
      'Още няма снимки. Докато няма, посетителите виждат етажния план или номера и типа на апартамента.',
  },
  main: 'Главна',
  setMainOf: (position: number) => `Направи снимка ${position} главна`,
  earlier: (position: number) => `Премести снимка ${position} по-рано`,
  later: (position: number) => `Премести снимка ${position} по-късно`,
  name: (position: number) => `снимка ${position}`,
  alt: (position: number) => `Снимка ${position}`,
  deleted: 'Снимката е изтрита.',
  movedTo: (position: number, count: number) => `Снимката е на място ${position} от ${count}.`,
  dragHint: 'Подреждате с влачене или със стрелките под всяка снимка.',
  fromMedia: 'Избери от медията',
  added: 'Снимките са добавени.',
  copy: {
    open: 'Копирай в други',
    title: (type: string) => `Копиране на снимките: ${type}`,
    to: 'В кои апартаменти',
    alone: 'Няма друг апартамент от този тип.',
    selectAll: 'Избери всички',
    apartment: (number: string, entrance: string, floor: string) =>
      `Апартамент ${number}, вход ${entrance}, ${floor}`,
    photos: (count: number) =>
      count === 0 ? 'без снимки' : plural(count, { one: '1 снимка', other: `${count} снимки` }),
    way: 'Какво става със снимките, които имат',
    ways: { add: 'Остават, новите се добавят след тях', replace: 'Заменят се с тези' },
    explained: {
      add: 'Снимка, която апартаментът вече има, не се добавя втори път.',
      replace:
        'Досегашните снимки на избраните апартаменти се изтриват, освен ако се показват и другаде. Главната става същата като тук.',
    },
    confirm: (count: number) =>
      count === 0
        ? 'Копирай'
        : plural(count, { one: 'Копирай в 1 апартамент', other: `Копирай в ${count} апартамента` }),
    done: (count: number) =>
      plural(count, {
        one: 'Снимките са копирани в 1 апартамент.',
        other: `Снимките са копирани в ${count} апартамента.`,
      }),
  },
  failed: {
    order: 'Грешка при подреждане на снимките',
    pick: 'Грешка при добавяне на снимките',
    copy: 'Грешка при копиране на снимките',
  },
  goneFromMedia: 'Някоя от избраните снимки вече не е в медията. Изберете отново.',
  changedMeanwhile:
    'Междувременно снимките или някой от апартаментите са променени. Нищо не е копирано: прегледайте списъка и опитайте отново.',
  otherType: 'Снимки се копират само в апартаменти от същия тип. Нищо не е копирано.',
} as const

export const brochureText = {
  title: 'Брошура (PDF)',
  download: 'Изтегли брошурата',
  none: 'Още няма брошура. Докато няма, сайтът предлага лист за печат, направен от данните тук.',
  card: 'Отвори листа за печат',
  replace: 'Замени брошурата',
  name: 'брошурата',
  deleted: 'Брошурата е изтрита.',
  deleteFailed: 'Брошурата не можа да бъде изтрита. Опитайте отново.',
} as const

export const priceListText = {
  unknownFormat:
    'Ценовата листа е във формат pdf или xlsx: други няма. Изберете я отново от списъка с апартаменти.',
} as const

export const apartmentRowText = {
  actions: 'Действия',
  /** The apartment's name in the question before deleting it. */
  name: (number: string, entrance: string) => `апартамент ${number}, вход ${entrance}`,
  notes: (notes: string) => `Вътрешни бележки: ${notes}`,
  noPrice: 'Без цена',
  priceOf: (name: string) => `Цена на ${name}`,
  changePrice: (name: string) => `Промени цената на ${name}: `,
  changePriceHint: 'Промени цената',
  priceHint: '0 значи „Без цена“',
  priceChanged: (title: string, price: string | undefined) =>
    price ? `${title}: ${price}.` : `${title}: цената не се показва.`,
} as const

export const draftText = {
  mark: 'Чернова',
  published: 'Публикуван',
  visibility: 'Видимост',
  filters: { only: 'Чернови', none: 'Публикувани' },
  /** Above the list of drafts: what to do with them. */
  next: 'Посетителите не виждат черновите. Попълнете цените и каквото още липсва, изберете готовите и натиснете „Публикувай избраните“.',
  none: {
    title: 'Няма чернови.',
    advice: 'Всички апартаменти са публикувани.',
  },
  counted: (count: number) => `Чернови: ${formatNumber(count)}`,
  leftOut: (count: number) =>
    plural(count, { one: 'Без 1 чернова', other: `Без ${formatNumber(count)} чернови` }),
  unseen: 'Чернова: посетителите не виждат апартамента.',
  publish: 'Публикувай избраните',
  makeDrafts: 'Направи чернови',
  done: {
    published: (what: string) => `Посетителите вече виждат ${what}.`,
    /** While the site itself is not published. */
    publishedUnseen: (what: string, count: number) =>
      `${what} ${plural(count, {
        one: 'вече не е чернова. Посетителите ще го видят, когато публикувате сайта.',
        other: 'вече не са чернови. Посетителите ще ги видят, когато публикувате сайта.',
      })}`,
    drafts: (what: string) => `Скрити от посетителите като чернови: ${what}.`,
  },
  nothingToChange: { published: 'Избраните вече са публикувани.', drafts: 'Избраните вече са чернови.' },
  failed: { published: 'Черновите не са публикувани', drafts: 'Апартаментите не станаха чернови' },
  taken: (names: string) =>
    `Резервиран или продаден апартамент не може да е чернова: ${names}. Нищо не е променено.`,
} as const

const countedHomes = (count: number) =>
  plural(count, { one: '1 апартамент', other: `${formatNumber(count)} апартамента` })

export const apartmentFormText = {
  isDraft: 'Чернова: посетителите не виждат апартамента',
  main: 'Основни данни',
  sale: 'Площ и продажба',
  about: 'Описание',
  hints: {
    secondaryFloor: 'Попълва се автоматично при мезонет',
    price: 'При 0 цената не се показва',
    internalNotes: 'Виждат ги само администраторите',
  },
  feature: (position: number) => `Характеристика ${position}`,
  featurePlaceholder: 'Например: подово отопление',
  addFeature: 'Добави характеристика',
  removeFeature: (position: number) => `Премахни характеристика ${position}`,
  moveUp: (position: number) => `Премести характеристика ${position} нагоре`,
  moveDown: (position: number) => `Премести характеристика ${position} надолу`,
  noFeatures: 'Още няма характеристики. Изберете от списъка или добавете свой ред.',
  /** The list of features that other homes have. */
  known: {
    title: 'Избор от списъка',
    about: 'Това имат и други апартаменти. Превежда се веднъж за всички.',
    /** Beside the mark of features that visitors still read in Bulgarian. */
    legend: 'още няма всички преводи',
    chosen: 'В този апартамент',
    search: 'Търсене в списъка',
    homes: countedHomes,
    untranslated: (languages: string) => `няма превод на ${languages}`,
    more: (count: number) => `Покажи още ${formatNumber(count)}`,
    none: 'Няма такава в списъка.',
    addTyped: (typed: string) => `Добави „${typed}“`,
    translations: 'Преводи на характеристиките',
  },
  title: (number: string) => `Апартамент ${number}`,
  deleteWarning:
    'Снимките и брошурата му също ще бъдат изтрити. Контурът му остава на етажния план, свободен за друг апартамент.',
  moves: 'Апартаментът се мести: контурът му на досегашния план ще бъде откачен.',
} as const
