import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'

const plural = pluralsIn('ru')

export const costsText: ServerText['costs'] = {
  title: 'Во сколько это обойдётся',
  about:
    'Это ориентировочный расчёт, а не оферта. Сборы и платежи по кредиту указаны приблизительно: точные суммы назовут нотариус, муниципалитет и банк.',
  price: 'Цена квартиры',
  parking: 'Парковочное место',
  noParking: 'Без парковочного места',
  parkingOffer: (type, level) => `${type}, ${level}`,
  freeSpots: (count) =>
    plural(count, { one: '# свободное', few: '# свободных', many: '# свободных', other: '# свободных' }),
  vatAdded: (percent) => `НДС ${percent}`,
  vatIncluded: (percent, amount) => `в том числе НДС ${percent}: ${amount}`,
  vatNone: 'НДС не взимается',
  purchase: 'Цена по договору',
  notary: (percent) => `Нотариальные сборы, около ${percent}`,
  local: (percent) => `Местный налог и регистрация, около ${percent}`,
  total: 'Итого со сборами',
  maintenance: 'Содержание дома в месяц',
  instalments: 'Платежи по этапам',
  dueNow: 'к оплате сейчас',
  due: 'К оплате сейчас, при подписании',
  dueAtStage: (stage) => `К оплате сейчас, пройден этап: ${stage}`,
  loan: 'Ипотека',
  monthly: 'Ежемесячный платёж, примерно',
  loanTerms: (own, borrowed, years, rate) =>
    `Собственные средства ${own}, кредит ${borrowed} на ${plural(years, { one: '# год', few: '# года', many: '# лет', other: '# года' })} под ${rate} годовых.`,
  noLoan: 'Без кредита: вся цена оплачивается собственными средствами.',
  form: {
    label: 'Изменить расчёт',
    own: 'Собственные средства',
    years: 'Срок кредита, лет',
    rate: 'Ставка в год, %',
    apply: 'Рассчитать',
    card: 'Расчёт в брошюре (PDF)',
    ask: 'Отправить запрос с этим расчётом',
  },
  enquiry: 'Отправить и расчёт:',
  summary: 'Расчёт',
}
