import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'

const plural = pluralsIn('ro')

export const costsText: ServerText['costs'] = {
  title: 'Cât mă costă',
  about:
    'Un calcul orientativ, nu o ofertă. Taxele și creditul sunt estimative: sumele exacte vi le vor comunica notarul, primăria și banca.',
  price: 'Prețul apartamentului',
  parking: 'Loc de parcare',
  noParking: 'Fără loc de parcare',
  parkingOffer: (type, level) => `${type}, ${level}`,
  freeSpots: (count) => plural(count, { one: '# disponibil', few: '# disponibile', other: '# disponibile' }),
  vatAdded: (percent) => `TVA ${percent}`,
  vatIncluded: (percent, amount) => `include TVA ${percent}: ${amount}`,
  vatNone: 'nu se datorează TVA',
  purchase: 'Prețul din contract',
  notary: (percent) => `Onorarii notariale, circa ${percent}`,
  local: (percent) => `Impozit local și intabulare, circa ${percent}`,
  total: 'Total cu taxe',
  maintenance: 'Întreținere pe lună',
  instalments: 'Tranșe',
  dueNow: 'de plată acum',
  due: 'De plată acum, la semnare',
  dueAtStage: (stage) => `De plată acum, stadiu atins: ${stage}`,
  loan: 'Credit',
  monthly: 'Rata lunară, aproximativ',
  loanTerms: (own, borrowed, years, rate) =>
    `Avans ${own}, credit ${borrowed} pe ${plural(years, { one: '# an', few: '# ani', other: '# de ani' })}, cu dobândă de ${rate} pe an.`,
  noLoan: 'Fără credit: tot prețul se plătește din fonduri proprii.',
  form: {
    label: 'Modificați calculul',
    own: 'Avans',
    years: 'Durata creditului, ani',
    rate: 'Dobânda pe an, %',
    apply: 'Calculați',
    card: 'Fișa apartamentului cu acest calcul (PDF)',
    ask: 'Cereți detalii cu acest calcul',
  },
  enquiry: 'Trimiteți și calculul:',
  summary: 'Calcul',
}
