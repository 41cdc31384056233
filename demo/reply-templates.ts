import type { ReplyTemplateValues } from '../domain/enquiry/reply-template.ts'

/** What the agents of the demo building send most: the card of the apartment, the price list, a word after a viewing. */
export const demoReplyTemplates: readonly ReplyTemplateValues[] = [
  {
    name: 'Карта на апартамента',
    withCard: true,
    withPriceList: false,
    subject: 'Всичко за {апартамент} на една страница',
    text: `Здравейте, {име},

прилагаме картата на {апартамент}: план, площи, цена и план на плащане. На сайта са и снимките: {връзка}

Удобно ли е да Ви се обадим утре?

Поздрави,
{агент}`,
    en: {
      subject: 'All about {апартамент} on one page',
      text: `Hello {име},

please find attached the card of {апартамент}: floor plan, areas, price and payment plan. The photos are on our site: {връзка}

May we call you tomorrow?

Kind regards,
{агент}`,
    },
    de: {
      subject: 'Alles über {апартамент} auf einer Seite',
      text: `Guten Tag {име},

im Anhang finden Sie das Blatt zu {апартамент}: Grundriss, Flächen, Preis und Zahlungsplan. Die Fotos stehen auf unserer Seite: {връзка}

Dürfen wir Sie morgen anrufen?

Mit freundlichen Grüßen
{агент}`,
    },
    ro: {
      subject: 'Totul despre {апартамент} pe o pagină',
      text: `Bună ziua, {име},

atașăm fișa pentru {апартамент}: plan, suprafețe, preț și plan de plată. Fotografiile sunt pe site: {връзка}

Vă putem suna mâine?

Cu stimă,
{агент}`,
    },
    ru: {
      subject: 'Всё о {апартамент} на одной странице',
      text: `Здравствуйте, {име}!

Прилагаем лист «{апартамент}»: план, площади, цена и график платежей. Фотографии на сайте: {връзка}

Можно позвонить Вам завтра?

С уважением,
{агент}`,
    },
  },
  {
    name: 'Ценова листа',
    withCard: false,
    withPriceList: true,
    subject: 'Ценовата листа на сградата',
    text: `Здравейте, {име},

прилагаме ценовата листа с всички свободни апартаменти към днешна дата. Цените на сайта винаги са най-новите: {връзка}

Поздрави,
{агент}`,
    en: {
      subject: 'The price list of our building',
      text: `Hello {име},

please find attached the price list with all apartments as of today. The prices on our site are always the latest: {връзка}

Kind regards,
{агент}`,
    },
    de: {
      subject: 'Die Preisliste unseres Hauses',
      text: `Guten Tag {име},

im Anhang finden Sie die Preisliste aller Wohnungen von heute. Die Preise auf unserer Seite sind immer die neuesten: {връзка}

Mit freundlichen Grüßen
{агент}`,
    },
  },
  {
    name: 'След оглед',
    withCard: false,
    withPriceList: false,
    subject: 'Благодарим Ви за огледа',
    text: `Здравейте, {име},

благодарим Ви, че дойдохте да видите {апартамент}. Ако искате да го разгледате и по друго време на деня, само ни кажете.

Поздрави,
{агент}`,
  },
]
