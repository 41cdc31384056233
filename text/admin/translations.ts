import { formatDate } from '../../domain/formats/dates.ts'
import { formatNumber } from '../../domain/formats/measures.ts'
import { byLanguage, type TranslatedLanguage } from '../../domain/language.ts'
import type { TranslationState } from '../../domain/translations/dictionary.ts'
import type { TextPlace } from '../../domain/translations/map-texts.ts'
import { languageNames } from '../public/language-names.ts'
import { pluralsIn } from '../public/plurals.ts'

const plural = pluralsIn('bg')

const places: Record<TextPlace, string> = {
  building: 'Сграда',
  views: 'Изгледи на сградата',
  homePage: 'Начална страница',
  pageTexts: 'Други страници',
  buyerFacts: 'За купувача',
  stores: 'Магазини',
  progress: 'Напредък',
  apartments: 'Апартаменти',
  features: 'Характеристики',
}

const states: Record<TranslationState, string> = {
  missing: 'Липсва',
  outdated: 'Остарял',
  translated: 'Преведен',
}

const offered = byLanguage((language) => languageNames[language])

/** Says where a text stands: „Начална страница: Предимства 2, текст“. */
const fields = {
  'building.city': 'град',
  'building.noun': 'как я наричат текстовете',
  'building.entrances': 'име на вход',
  'building.floorNames': 'име на етаж',
  'building.parkingLevels': 'ниво на паркинга',
  'building.apartmentTypes': 'тип апартамент',
  'building.statistics': 'число на началната страница',
  'building.facts': 'факт',
  'homePage.title': 'заглавие',
  'homePage.subtitle': 'подзаглавие',
  'homePage.interiorsTitle': 'интериори, заглавие',
  'homePage.interiorsText': 'интериори, текст',
  'homePage.interiors.caption': 'интериори, надпис',
  'homePage.benefitsTitle': 'предимства, заглавие',
  'homePage.benefits.title': 'предимства, заглавие на карта',
  'homePage.benefits.text': 'предимства, текст на карта',
  'homePage.descriptionTitle': 'описание, заглавие',
  'homePage.descriptionText': 'описание, текст',
  'homePage.descriptionPoints': 'описание, точки',
  'homePage.locationTitle': 'локация, заглавие',
  'homePage.locationText': 'локация, текст',
  'homePage.nearby.name': 'място наблизо',
  'homePage.contactTitle': 'контакти, заглавие',
  'homePage.contactIntro': 'контакти, въведение',
  'pageTexts.apartmentsIntro': 'въведение на „Апартаменти“',
  'pageTexts.navigatorIntro': 'въведение на „Навигатор“',
  'pageTexts.parkingIntro': 'въведение на „Паркоместа“',
  'pageTexts.storesIntro': 'въведение на „Магазини“',
  'pageTexts.contactIntro': 'въведение на „Свържете се с нас“',
  'pageTexts.privacyIntro': 'въведение на „Лични данни“',
  'pageTexts.privacySections.title': 'лични данни, заглавие на раздел',
  'pageTexts.privacySections.text': 'лични данни, текст на раздел',
  'buyerFacts.finishedProjects': 'завършени проекти',
  'buyerFacts.completion': 'завършване',
  'buyerFacts.paymentPlan': 'схема на плащане, вноска',
  'views.name': 'име',
  'stores.title': 'заглавие',
  'stores.description': 'описание',
  'progress.text': 'текст',
  'apartments.description': 'описание',
}

/** A text that a form shows with its translations, by its place and its field. */
export type TranslatedField = keyof typeof fields

const fieldNames: Record<string, string> = fields

/** „Описание на немски“. */
const inLanguage: Record<TranslatedLanguage, string> = {
  en: 'на английски',
  de: 'на немски',
  ro: 'на румънски',
  ru: 'на руски',
}

interface Where {
  place: TextPlace
  field: string
  line?: number | undefined
  recordName?: string | undefined
  entranceLetter?: string | undefined
}

const translations = (count: number) =>
  plural(count, { one: '1 превод', other: `${formatNumber(count)} превода` })
const texts = (count: number) => plural(count, { one: '1 текст', other: `${formatNumber(count)} текста` })

export const translationsText = {
  tabs: 'Части на преводите',
  list: 'Текстове',
  file: 'Файл за преводач',
  bulgarian: languageNames.bg,
  languages: languageNames,
  /** The languages besides Bulgarian, as the form and the history name them. */
  offered,
  places,
  states,
  where({ place, field, line, recordName, entranceLetter }: Where): string {
    if (place === 'features') return 'Характеристика на апартаменти'
    const name = fieldNames[`${place}.${field}`] ?? field
    const numbered = line === undefined ? name : `${name} ${line}`
    if (place === 'views') return `Изглед на сградата: ${numbered}`
    if (place === 'stores') return `Магазин „${recordName}“: ${numbered}`
    if (place === 'progress') return `Напредък, запис от ${formatDate(recordName ?? '')}: ${numbered}`
    if (place === 'apartments') return `Апартамент ${recordName}, вход ${entranceLetter}: ${numbered}`
    return `${places[place]}: ${numbered}`
  },
  progress: {
    title: 'Езици на сайта',
    about:
      'Отбележете езиците, на които посетителите могат да четат сайта. Текст без превод се показва на български.',
    offer: (language: string) => `Предлагай ${language}`,
    done: (percent: number) => `${formatNumber(percent)} % преведени`,
    missing: (count: number) => plural(count, { one: '1 липсва', other: `${formatNumber(count)} липсват` }),
    outdated: (count: number) =>
      plural(count, { one: '1 остарял', other: `${formatNumber(count)} остарели` }),
    save: 'Запази езиците',
    saved: 'Предлаганите езици са запазени.',
    failed: 'Предлаганите езици не са запазени',
  },
  filters: {
    language: 'Език',
    state: 'Превод',
    place: 'Място',
    search: 'Търсене в текстовете',
    onlyRecord: (name: string) => `Само: ${name}`,
  },
  count: texts,
  pages: { newer: 'Предишни', older: 'Следващи' },
  row: {
    open: 'Към мястото',
    label: (language: string, where: string) => `${language}: ${where}`,
    save: 'Запази',
    saving: 'Запазване…',
    saved: 'Преводът е запазен.',
    removed: 'Преводът е махнат. Посетителите четат българския текст.',
    failed: 'Преводът не е запазен',
    history: 'История',
    /** The translation comes from another place with the same text, or from the product itself. */
    shared: 'Ползва се преводът на същия текст от друго място. Запазете друг, ако тук трябва да е различен.',
    outdated: 'Българският текст е променен след превода. Посетителите четат българския, докато не запазите.',
    before: 'Преведеният текст беше',
    changedSource: 'Българският текст беше променен междувременно. Презаредете страницата и преведете новия.',
    goneSource: 'Този текст вече го няма в сайта.',
    conflict: (text: string) =>
      text === ''
        ? 'Някой друг междувременно махна превода. Ако запазите, ще остане Вашият.'
        : `Някой друг междувременно записа „${text}“. Ако запазите, ще остане Вашият.`,
  },
  /** The translations beside a Bulgarian field. */
  field: {
    /** „Място 2, Име“, for screen readers. */
    inLine: (line: string, position: number, label: string) => `${line} ${position}, ${label}`,
    label: (label: string, language: TranslatedLanguage) => `${label} ${inLanguage[language]}`,
    /** „Описание на немски, липсва“, with the state after it. */
    tab: (label: string, language: TranslatedLanguage) => `${label} ${inLanguage[language]}, `,
    states: { missing: 'липсва', outdated: 'остарял', translated: 'преведен' },
    unsaved: 'незапазен',
    save: 'Запази превода',
    afterSaving: 'Българският текст е променен. След като го запазите, ще можете да преведете новия.',
    changedMeanwhile: 'Българският текст беше променен, докато превеждахте. Сега е',
  },
  none: {
    title: 'Няма текстове за превод.',
    advice:
      'Тук се появява всичко, което пишете за посетителите: началната страница, описанията, магазините.',
  },
  noneFound: { title: 'Няма такива текстове.', advice: 'Изберете друг език, място или състояние.' },
  /** Where only what is left to do was asked for. */
  noneLeft: {
    title: 'Всичко е преведено.',
    advice: 'Новите и променените текстове ще се появят тук.',
  },
  line: {
    title: 'Преводи',
    /** „EN: готов“, „DE: липсват 3“ or „RO: остарели 2“. */
    complete: (language: string) => `${language}: готов`,
    missing: (language: string, count: number) =>
      `${language}: ${plural(count, { one: 'липсва', other: 'липсват' })} ${count}`,
    outdated: (language: string, count: number) =>
      `${language}: ${plural(count, { one: 'остарял', other: 'остарели' })} ${count}`,
  },
  export: {
    title: 'Изтегляне',
    about:
      'Един файл на Excel с всички текстове и преводи. Колоната „Промяна“ показва кое е ново или променено от предишния файл.',
    download: 'Изтегли файла',
    last: (when: string) => `Последният файл е от ${when}.`,
    never: 'Още няма изтеглен файл.',
    fileName: 'prevodi',
    sheet: 'Преводи',
    headers: { key: 'Код', where: 'Място', change: 'Промяна' },
    changes: {
      new: 'нов текст',
      source: 'променен български текст',
      translation: 'променен превод',
    },
  },
  import: {
    title: 'Внасяне',
    about: [
      'Внася преводите от същия файл, попълнен от преводача. Кодовете и българският текст трябва да останат както са.',
      'Празна клетка не променя нищо. Преди запазване виждате всички промени.',
    ],
    failed: 'Преводите не са внесени',
    header:
      'Във файла няма ред с колони „Код“, „Български“ и поне един език. Изтеглете нов файл и опитайте с него.',
    tooManyRows: (most: number) => `Файлът има повече от ${formatNumber(most)} реда. Разделете го на части.`,
    nothing: 'Във файла няма нови преводи.',
    unknownKey: (key: string) => `Няма текст с код „${key}“. Може би е махнат от сайта.`,
    changedSource: 'Българският текст вече е друг. Изтеглете нов файл за него.',
    repeated: 'Кодът е и на друг ред. Оставете само единия.',
    unreadable: 'Клетката не може да се прочете.',
    changes: (count: number) =>
      plural(count, {
        one: '1 превод е нов или променен',
        other: `${formatNumber(count)} превода са нови или променени`,
      }),
    refusals: (count: number) =>
      plural(count, {
        one: '1 ред не може да се внесе',
        other: `${formatNumber(count)} реда не могат да се внесат`,
      }),
    more: (count: number) => `и още ${formatNumber(count)}`,
    row: (row: number) => `Ред ${formatNumber(row)}`,
    before: 'Досега',
    none: 'без превод',
    save: (count: number) =>
      plural(count, { one: 'Запази 1 превод', other: `Запази ${formatNumber(count)} превода` }),
    saved: (count: number) =>
      plural(count, { one: 'Запазен е 1 превод.', other: `Запазени са ${translations(count)}.` }),
    /** What the history and the button that reverts an import call it. */
    what: translations,
    undone: 'Внасянето е върнато: преводите са както преди него.',
    outdated: 'Преводите са променени междувременно. Прегледайте новия списък и запазете отново.',
  },
}
