import { formatDate } from '../../domain/formats/dates.ts'
import {
  maxYears,
  type PeriodFault,
  type PeriodPreset,
  type ReportPeriod,
} from '../../domain/report/report-period.ts'
import { paceWeeks } from '../../domain/report/stock-pace.ts'
import { pluralsIn } from '../public/plurals.ts'
import { enquiryStageLabels } from './enquiries.ts'

const plural = pluralsIn('bg')

const presets: Record<PeriodPreset, string> = {
  'this-month': 'Този месец',
  'last-month': 'Миналия месец',
  'this-quarter': 'Това тримесечие',
  'this-year': 'Тази година',
  'last-12-months': 'Последните 12 месеца',
}

const periodFaults: Record<PeriodFault, string> = {
  'no-day': 'Периодът в адреса не е дата или месец (2026-11-15 или 2026-11).',
  backwards: 'Периодът свършва, преди да започне.',
  'too-long': `Периодът е по-дълъг от ${maxYears} години.`,
}

const weeks = (count: number) => plural(count, { one: '1 седмица', other: '# седмици' })

export const reportText = {
  of: ({ from, until }: ReportPeriod) => `${formatDate(from)} – ${formatDate(until)}`,
  presets,
  filters: {
    label: 'Период и агент',
    presets: 'Готови периоди',
    from: 'От',
    until: 'До',
    agent: 'Агент',
    everybody: 'Всички',
    apply: 'Покажи',
  },
  fault: (fault: PeriodFault) => `${periodFaults[fault]} Показваме последните 12 месеца.`,
  unknownAgent: 'Няма такъв агент. Показваме числата на всички.',
  refusedPeriod: (fault: PeriodFault) => periodFaults[fault],
  everything: 'Всичко в един файл',
  onlyExcel: 'Целият отчет се изнася като xlsx; като CSV – всяка негова част.',
  file: 'otchet',
  total: 'Общо',
  noAgent: 'Без агент',
  withoutSales: 'без продажби',
  soldOut: 'няма свободни',
  weeks,
  tableOf: (title: string) => `Таблица: ${title}`,
  figures: {
    enquiries: 'Запитвания',
    responseTime: 'До първия отговор',
    viewings: 'Огледи',
    reservations: 'Резервации',
    sales: 'Продажби',
    soldFor: 'Продадено за',
    discount: 'Отстъпка',
    discountShare: 'Отстъпка, %',
    paid: 'Постъпило',
  },
  hours: (header: string) => `${header}, часове`,
  agents: {
    title: 'По агенти',
    head: 'Агент',
    none: 'За този период няма нищо записано.',
    about:
      'До първия отговор е медианата от пристигането до първата стъпка по запитването; обажданията и посещенията не се броят. Продажбите са по деня на договора, парите – по деня на плащането, отстъпката – спрямо ценовата листа при продажбата. От продажба с имот без известна цена се брои само каквото е под известната част, а в процента тя не влиза.',
  },
  months: {
    title: 'По месеци',
    head: 'Месец',
    none: 'За този период няма нищо записано.',
    about: '',
  },
  reasons: {
    title: 'Защо губим',
    head: 'Причина',
    none: 'Никое запитване от този период не е с отказ.',
    about: 'Запитванията, които са пристигнали в периода и сега са с отказ.',
    count: 'Брой',
    share: 'Дял',
  },
  sources: {
    title: 'Откъде идват',
    head: 'Източник',
    none: 'През този период няма запитвания.',
    about: 'Колко от запитванията на всеки източник са стигнали дотам досега.',
    enquiry: 'Запитвания',
    viewing: 'До оглед',
    reservation: 'До резервация',
    sale: 'До продажба',
    share: 'До продажба, %',
  },
  funnel: {
    title: 'От запитване до продажба',
    head: 'Етап',
    none: 'През този период няма запитвания.',
    about:
      'Докъде са стигали запитванията, пристигнали в периода, и след като са се върнали назад или са завършили с отказ. Който е стигнал до по-късен етап, е минал и през по-ранните; отказаните са поне „Обадихме се“.',
    count: 'Стигнали дотук',
    ofAll: 'От всички',
    ofPrevious: 'От предишния етап',
    steps: {
      enquiry: enquiryStageLabels.new,
      called: enquiryStageLabels.called,
      viewing: enquiryStageLabels.viewing,
      offer: enquiryStageLabels.offer,
      reservation: enquiryStageLabels.reservation,
      sale: 'Продажба',
    },
  },
  stock: {
    none: 'В сградата още няма публикувани апартаменти.',
    about: `Към днес, за цялата сграда и всички агенти. Темпото са записаните продажби през последните ${paceWeeks} седмици. Апартаменти без известна цена не влизат в стойността.`,
    available: 'Свободни',
    reserved: 'Резервирани',
    sold: 'Продадени',
    value: 'Стойност на свободните',
    recent: `Продадени за ${paceWeeks} седмици`,
    weeks: 'До разпродаване',
    weeksSheet: 'До разпродаване, седмици',
  },
  types: { title: 'Наличност по тип', head: 'Тип' },
  floors: { title: 'Наличност по етаж', head: 'Етаж' },
} as const

export const commissionText = {
  title: 'Комисиони',
  back: 'Към отчета',
  link: 'Комисиони по месеци',
  about:
    'Продажбите по деня на договора, с процента, който агентът е имал при продажбата. Отменените продажби ги няма.',
  month: 'Месец',
  agent: 'Агент',
  everybody: 'Всички',
  apply: 'Покажи',
  previous: 'Предишен месец',
  next: 'Следващ месец',
  wrongMonth: 'Месецът в адреса не се разпознава. Показваме текущия.',
  refusedMonth: 'Месецът в адреса не се разпознава (2026-11).',
  none: (month: string) => `През ${month} няма записани продажби.`,
  sum: 'Общо',
  all: 'Общо за всички агенти',
  columns: {
    agent: 'Агент',
    units: 'Имот',
    buyer: 'Купувач',
    contract: 'Договор',
    price: 'Крайна цена',
    rate: 'Процент',
    commission: 'Комисиона',
  },
  file: 'komisioni',
  ofUser: {
    of: (name: string) => `Комисиона на ${name}, %`,
    save: 'Запази',
    saveOf: (name: string) => `Запази комисионата на ${name}`,
    done: (name: string, rate: string) =>
      `Комисионата на ${name} е ${rate}%. Важи за продажбите отсега нататък.`,
  },
  correct: {
    open: 'Промени',
    openOf: (units: string) => `Промени процента за ${units}`,
    label: 'Процент',
    save: 'Запази',
    done: 'Процентът на продажбата е променен.',
    failed: 'Процентът не е променен',
  },
} as const
