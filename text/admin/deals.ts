import { formatCents } from '../../domain/deal/cents.ts'
import type { InstalmentState } from '../../domain/deal/instalment-state.ts'
import type { Payment, PaymentWay } from '../../domain/deal/payment.ts'
import type { Schedule } from '../../domain/deal/schedule.ts'
import { formatDate } from '../../domain/formats/dates.ts'
import { formatNumber } from '../../domain/formats/measures.ts'
import { pluralsIn } from '../public/plurals.ts'
import { constructionStageLabels } from './settings.ts'

const plural = pluralsIn('bg')

export const instalmentStateLabels: Record<InstalmentState, string> = {
  paid: 'Платена',
  overdue: 'Просрочена',
  due: 'Дължима',
  expected: 'Предстои',
}

export const paymentWayLabels: Record<PaymentWay, string> = {
  bank: 'Банков превод',
  cash: 'В брой',
  loan: 'Кредит от банка',
  deposit: 'Капаро',
  other: 'Друго',
}

export const instalmentStageLabels = { ...constructionStageLabels, none: 'Без етап' }

export const dealsText = {
  title: (units: string) => `Сделка: ${units}`,
  gone: 'Сделката не е намерена',
  notYours: {
    title: 'Тази сделка е на друг агент.',
    advice: 'Агентите виждат вноските и документите по своите сделки. Попитайте администратор.',
  },
  columns: {
    deal: 'Сделка',
    buyer: 'Купувач',
    price: 'Цена',
    paid: 'Платено',
    rest: 'Остава',
    next: 'Следваща вноска',
    agent: 'Агент',
  },
  states: { running: 'Резервирани', sold: 'Продажби' },
  filters: {
    hint: 'Номер, купувач, телефон…',
    state: 'Състояние',
    agent: 'Агент',
    payments: 'Вноски',
    overdue: 'С просрочена вноска',
    open: 'С неплатена вноска',
  },
  count: (count: number) => plural(count, { one: '1 сделка', other: `${formatNumber(count)} сделки` }),
  sums: (total: number, paid: number) => `продажби за ${formatCents(total)}, платени ${formatCents(paid)}`,
  none: {
    title: 'Още няма сделки.',
    advice: 'Сделка е всяка активна резервация и всяка продажба. Започнете с „Резервирай“.',
  },
  noDay: 'без дата',
  until: (day: string) => `до ${formatDate(day)}`,
  facts: {
    title: 'Сделката накратко',
    client: 'Клиент',
    units: 'Какво',
    price: 'Крайна цена',
    listPrice: 'По ценова листа',
    discount: 'Отстъпка',
    deposit: 'Капаро',
    contract: 'Договор от',
    until: 'Резервирана до',
    agent: 'Агент',
    noAgent: 'без агент',
    surcharge: (sum: string) => `${sum} над листата`,
    discountOf: (sum: string, percent: string) => `${sum} (${percent} %)`,
  },
  links: { reservation: 'Резервацията', client: 'Клиентът', enquiry: 'Запитването' },
  money: { total: 'Крайна цена', paid: 'Платено', rest: 'Остава', overdue: 'Просрочено' },
  share: (percent: string) => `Платени са ${percent} % от цената`,
  schedule: {
    section: 'План на плащане',
    table: 'Вноски по плана',
    title: (units: string) => `План на плащане: ${units}`,
    about: (total: string) =>
      `Сборът на вноските е крайната цена, ${total}, с точност до цент. Вноска към етап става дължима, когато отбележите етапа като достигнат в „Вноски“.`,
    edit: 'Промени плана',
    start: 'Направи план на плащане',
    started: 'Планът на плащане е направен.',
    notStarted: 'Планът на плащане не е направен',
    none: 'Тази продажба още няма план на плащане. Започва се с плана от „Настройки“, „За купувача“, и после се променя за този купувач.',
    unsold: 'Планът на плащане се прави, когато резервацията стане продажба.',
    saved: 'Планът на плащане е запазен.',
    failed: 'Планът на плащане не е запазен',
    line: 'Вноска',
    add: 'Добави вноска',
    noLines: 'Още няма вноски.',
    columns: {
      moment: 'Вноска',
      dueOn: 'Срок',
      amount: 'Сума',
      paid: 'Платено',
      state: 'Състояние',
      action: 'Действие',
    },
    moment: 'Кога се плаща',
    momentHint: 'при Акт 15',
    amount: 'Сума (€)',
    dueOn: 'Срок',
    stage: 'Към етап',
    sum: { exact: 'Сборът е точно крайната цена.', missing: 'Не достигат', over: 'В повече' },
    atStage: (stage: keyof typeof instalmentStageLabels) => `при ${instalmentStageLabels[stage]}`,
    partly: (paid: string, rest: string) => `платени ${paid}, остават ${rest}`,
  },
  payments: {
    section: 'Плащания',
    table: 'Отбелязани плащания',
    none: 'Още няма отбелязани плащания.',
    add: 'Отбележи плащане',
    pay: 'Платена',
    payName: (moment: string) => `Отбележи плащане: ${moment}`,
    correct: 'Поправи',
    correctName: (day: string, sum: string) => `Поправи плащането от ${day}, ${sum}`,
    title: (units: string) => `Плащане: ${units}`,
    correctTitle: (units: string) => `Поправка на плащане: ${units}`,
    gone: 'Плащането не е намерено',
    columns: {
      paidOn: 'Дата',
      instalment: 'Вноска',
      amount: 'Сума',
      way: 'Начин',
      note: 'Бележка',
      action: 'Действие',
    },
    instalment: 'Вноска',
    chooseInstalment: 'Изберете вноска',
    openInstalment: (moment: string, rest: string) => `${moment} – остават ${rest}`,
    amount: 'Сума (€)',
    paidOn: 'Платено на',
    way: 'Начин',
    note: 'Бележка',
    noteHint: 'номер на превод, касова бележка; вижда се само в администрацията',
    saved: 'Плащането е отбелязано.',
    corrected: 'Плащането е поправено.',
    deleted: 'Плащането е изтрито.',
    failed: 'Плащането не е отбелязано',
    notDeleted: 'Плащането не е изтрито',
    nameOf: (day: string, sum: string) => `плащането от ${day}, ${sum}`,
    deleteWarning: 'Какво е било, остава в историята.',
    allPaid: 'Всички вноски са платени.',
    deposit: (sum: string) =>
      `Капарото от ${sum} още не е отбелязано като плащане. Ако се приспада от цената, отбележете го.`,
    payDeposit: 'Отбележи капарото',
  },
  problems: {
    wrongSum: (sum: string, total: string) =>
      `Вноските са ${sum}, а крайната цена е ${total}. Сборът трябва да е точен до цент.`,
    tooMuch: (rest: string) =>
      `По тази вноска остават ${rest}. Ако е платено повече, отбележете останалото към следващата вноска.`,
    nothingLeft: 'Тази вноска вече е платена. Презаредете страницата, за да видите плащането.',
    paidAlready: (moment: string, paid: string) =>
      `По вноската „${moment}“ са платени ${paid}. Тя не може да се премахне или да стане по-малка от платеното.`,
    noSale: 'Само продажба има план на плащане.',
    unknownInstalment: 'Тази вноска вече я няма в плана. Изберете друга.',
    priceBelowPaid: (paid: string) => `Вече са платени ${paid}. Крайната цена не може да е по-ниска.`,
    salePaid: (paid: string) =>
      `По продажбата са платени ${paid}. Първо изтрийте плащанията в сделката, ако са върнати на купувача.`,
    tooManyPayments: 'По тази сделка има твърде много плащания.',
  },
  history: { section: 'История на сделката', more: 'Цялата история на резервацията' },
} as const

/** The fields of schedules and payments as the history names them. */
type Own<Stored> = Exclude<keyof Stored, 'id' | 'revision' | 'createdAt' | 'updatedAt'>

export const dealHistoryLabels: {
  schedules: Record<Own<Schedule>, string>
  payments: Record<Own<Payment>, string>
} = {
  schedules: { total: dealsText.facts.price, instalments: 'Вноски' },
  payments: {
    dealId: 'Сделка',
    instalmentId: dealsText.payments.instalment,
    paidOn: dealsText.payments.paidOn,
    amount: 'Сума',
    way: dealsText.payments.way,
    note: dealsText.payments.note,
  },
}
