import type { BuyerFacts } from '../domain/buyer-facts/buyer-facts.ts'
import { type CostSettings, defaultCostSettings } from '../domain/costs/cost-settings.ts'
import { defaultPaymentSettings, type PaymentSettings } from '../domain/deal/payment-settings.ts'
import { noPageTexts, type PageTexts } from '../domain/page-texts/page-texts.ts'
import type { SalesRules } from '../domain/sales/sales-rules.ts'
import type { CompanySettings } from '../domain/settings.ts'
import { usualViewingHours, type ViewingHours } from '../domain/viewing/viewing-hours.ts'

/** Invented: phone and e-mail reach nobody, and no company has a number of zeros. */
export const demoCompany: CompanySettings = {
  companyName: 'Бриз',
  legalName: 'Бриз Демо ЕООД',
  eik: '000000000',
  email: 'office@example.com',
  phone: '+359 000 000 000',
  viber: '+359 000 000 000',
  whatsapp: '+359 000 000 000',
  address: 'ул. „Крайбрежна“ 1, Черноморие',
  socialMedia: { facebook: 'https://example.com/facebook', instagram: 'https://example.com/instagram' },
  publicPriceList: true,
}

/** Public, since it is in README.md: it opens only the feeds of the demo building. */
export const demoFeedKey = 'demo-feed-of-the-example-building'
/** Public in the same way. */
export const demoShowroomKey = 'demo-showroom-of-the-example-building'

/** Invented: there is no such company, permit or bank. */
export const demoBuyerFacts: BuyerFacts = {
  builder: '„Примерен строител“ ООД',
  builderYears: 20,
  finishedProjects: 'Примерна сграда 1, Примерна сграда 2, Примерна сграда 3',
  permitNumber: '000',
  permitDate: '2025-03-03',
  stage: 'act-14',
  stageDate: '2026-09-15',
  completion: 'юни 2028 г.',
  bank: '„Примерна банка“ АД',
  paymentPlan: [
    { percent: 20, moment: 'при предварителния договор' },
    { percent: 30, moment: 'при Акт 14' },
    { percent: 40, moment: 'при Акт 15' },
    { percent: 10, moment: 'при нотариалния акт' },
  ],
  beachMetres: 120,
  destination: 'Черноморие',
}

/** Invented as well; the percentages are those that people usually reckon with. */
export const demoCostSettings: CostSettings = {
  ...defaultCostSettings,
  isShown: true,
  vat: 'included',
  maintenance: 0.6,
}

/** The usual hours, and where people meet who see no particular apartment. */
export const demoViewingHours: ViewingHours = {
  ...usualViewingHours,
  place: 'Офисът на партера, вход Б',
}

/** Agents of the demo have asked for more than this: once it waits, once it was allowed, once refused. */
export const demoSalesRules: SalesRules = { discountLimit: 5 }

/** Reminders stay off: nobody of the demo gets mail. The account is no real one. */
export const demoPaymentSettings: PaymentSettings = {
  ...defaultPaymentSettings,
  account: '„Примерна банка“ АД, IBAN BG00 XXXX 0000 0000 0000 00',
}

/** Words that are true of the demo building only. The other pages have the default texts. */
export const demoPageTexts: PageTexts = {
  ...noPageTexts,
  storesIntro: 'Търговски обекти на партера, с витрини към парка и крайбрежната алея.',
}
