import { formatCents } from '../../domain/deal/cents.ts'
import { formatDate } from '../../domain/formats/dates.ts'
import { formatNumber } from '../../domain/formats/measures.ts'
import { pluralsIn } from '../public/plurals.ts'

const plural = pluralsIn('bg')

const instalments = (count: number) =>
  plural(count, { one: '1 вноска', other: `${formatNumber(count)} вноски` })

export const paymentsText = {
  columns: {
    dueOn: 'Срок',
    deal: 'Сделка',
    moment: 'Вноска',
    rest: 'Остава',
    state: 'Състояние',
    agent: 'Агент',
    action: 'Действие',
  },
  filters: {
    hint: 'Номер, купувач, телефон…',
    state: 'Състояние',
    overdue: 'Просрочени',
    due: 'Дължими до 30 дни',
    expected: 'Предстоящи',
    agent: 'Агент',
  },
  count: (count: number, rest: number) => `${instalments(count)} за ${formatCents(rest)}`,
  none: {
    title: 'Няма неплатени вноски.',
    advice: 'Тук са вноските по планове на плащане. Планът се прави, когато запишете продажба.',
  },
  pay: 'Платена днес',
  payName: (moment: string, deal: string) => `Платена днес: ${moment}, ${deal}`,
  payTitle: (sum: string) => `Отбелязва днешен банков превод от ${sum}`,
  other: 'Друго плащане',
  otherName: (moment: string, deal: string) => `Друго плащане: ${moment}, ${deal}`,
  of: (amount: string) => `от ${amount}`,
  paid: (sum: string, buyer: string) => `Отбелязано е плащане с днешна дата: ${sum}, ${buyer}.`,
  undone: (sum: string, buyer: string) => `Плащането е върнато: ${sum}, ${buyer}.`,
  notUndone: 'Плащането не е върнато',
  exported: { list: 'Вноски', forecast: 'Очаквани пари', file: 'vnoski', forecastFile: 'ochakvani-pari' },
  sheet: {
    dueOn: 'Срок',
    deal: 'Сделка',
    buyer: 'Купувач',
    phone: 'Телефон',
    email: 'Имейл',
    moment: 'Вноска',
    amount: 'Сума (€)',
    paid: 'Платено (€)',
    rest: 'Остава (€)',
    state: 'Състояние',
    agent: 'Агент',
  },
  forecast: {
    title: 'Пари по месеци',
    table: 'Получено, просрочено и очаквано по месеци',
    about: 'Получено е по дните на плащанията, очаквано – по сроковете на неплатените вноски.',
    heads: { month: 'Месец', received: 'Получено', overdue: 'Просрочено', expected: 'Очаквано' },
    sheet: { month: 'Месец', received: 'Получено (€)', overdue: 'Просрочено (€)', expected: 'Очаквано (€)' },
    noDay: 'без срок',
    until: (month: string) => `до ${month}`,
    from: (month: string) => `от ${month}`,
    total: 'Общо',
    none: 'Още няма вноски, по които се очакват пари.',
  },
  stage: {
    link: 'Достигнат етап',
    title: 'Достигнат етап на строежа',
    about:
      'Вноските към този етап, и към по-ранните, които още нямат срок, стават дължими. Първо ще видите кои са; нищо не се променя, преди да потвърдите.',
    stage: 'Етап',
    day: 'Достигнат на',
    termDays: 'Дни за плащане',
    show: 'Покажи вноските',
    preview: (dueOn: string) => `Тези вноски стават дължими до ${formatDate(dueOn)}`,
    count: (count: number, sum: number) => `${instalments(count)} за ${formatCents(sum)}`,
    none: 'Няма вноски без срок към този етап. Ако потвърдите, само се отбелязва, че етапът е достигнат.',
    confirm: 'Направи ги дължими',
    confirmNone: 'Отбележи етапа',
    done: 'Етапът е отбелязан и вноските му са дължими.',
    failed: 'Етапът не е отбелязан',
    changed: 'Междувременно планове на плащане са променени. Прегледайте вноските отново.',
    wrong: 'Изберете етап, ден и от 0 до 90 дни за плащане.',
    table: 'Вноски към етапа',
    columns: { deal: 'Сделка', buyer: 'Купувач', moment: 'Вноска', amount: 'Сума' },
  },
} as const

export const paymentSettingsText = {
  tab: 'Вноски',
  title: 'Напомняния до купувачите',
  about:
    'Писмата са на езика на клиента и се изпращат по веднъж за всяка вноска. Не се изпращат на купувачи без имейл и на сайт без пощенски сървър.',
  stage: 'Достигнат етап',
  labels: {
    remindsBefore: 'Напомняне преди срока',
    remindsOverdue: 'Напомняне след пропуснат срок',
    daysBefore: 'Дни преди срока',
    termDays: 'Дни за плащане след достигнат етап',
    account: 'Сметка за превода',
  },
  hints: { account: 'банка, IBAN и титуляр, както да се четат в писмото; може да е празно' },
} as const
