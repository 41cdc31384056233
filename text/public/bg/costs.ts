import { pluralsIn } from '../plurals.ts'

const plural = pluralsIn('bg')

/** What an apartment costs. Browsers get these texts as a part of the page, with the amounts in them. */
export const costsText = {
  title: 'Колко ми струва',
  about:
    'Ориентировъчна сметка, а не оферта. Таксите и кредитът са приблизителни: точните суми казват нотариусът, общината и банката.',
  price: 'Цена на апартамента',
  parking: 'Паркомясто',
  noParking: 'Без паркомясто',
  /** „Покрито, Сутерен“ */
  parkingOffer: (type: string, level: string) => `${type}, ${level}`,
  freeSpots: (count: number) => plural(count, { one: '# свободно', other: '# свободни' }),
  vatAdded: (percent: string) => `ДДС ${percent}`,
  vatIncluded: (percent: string, amount: string) => `в това число ДДС ${percent}: ${amount}`,
  vatNone: 'не се дължи ДДС',
  purchase: 'Цена по договора',
  notary: (percent: string) => `Нотариални такси, около ${percent}`,
  local: (percent: string) => `Местен данък и вписване, около ${percent}`,
  total: 'Общо с таксите',
  maintenance: 'Поддръжка на месец',
  instalments: 'Вноски',
  dueNow: 'дължимо сега',
  due: 'Дължимо сега, при подписване',
  dueAtStage: (stage: string) => `Дължимо сега, при достигнат ${stage}`,
  loan: 'Кредит',
  monthly: 'Месечна вноска, приблизително',
  loanTerms: (own: string, borrowed: string, years: number, rate: string) =>
    `Собствени средства ${own}, кредит ${borrowed} за ${plural(years, { one: '# година', other: '# години' })} при лихва ${rate} годишно.`,
  noLoan: 'Без кредит: цялата цена е от собствени средства.',
  form: {
    label: 'Променете сметката',
    own: 'Собствени средства',
    years: 'Години на кредита',
    rate: 'Лихва на година, %',
    apply: 'Пресметнете',
    card: 'Сметката в брошура (PDF)',
    ask: 'Попитайте с тази сметка',
  },
  enquiry: 'Изпратете и сметката:',
  summary: 'Сметка',
}
