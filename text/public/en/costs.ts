import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'

const plural = pluralsIn('en')

export const costsText: ServerText['costs'] = {
  title: 'What will it cost me?',
  about:
    'An estimate, not an offer. Fees and loan are approximate: the notary, the municipality and your bank will give you the exact figures.',
  price: 'Price of the apartment',
  parking: 'Parking space',
  noParking: 'No parking space',
  parkingOffer: (type, level) => `${type}, ${level}`,
  freeSpots: (count) => `${count} available`,
  vatAdded: (percent) => `VAT at ${percent}`,
  vatIncluded: (percent, amount) => `includes VAT at ${percent}: ${amount}`,
  vatNone: 'no VAT is payable',
  purchase: 'Contract price',
  notary: (percent) => `Notary fees, about ${percent}`,
  local: (percent) => `Transfer tax and registration, about ${percent}`,
  total: 'Total with fees',
  maintenance: 'Service charge per month',
  instalments: 'Instalments',
  dueNow: 'due now',
  due: 'Due now, on signing',
  dueAtStage: (stage) => `Due now, stage reached: ${stage}`,
  loan: 'Mortgage',
  monthly: 'Monthly payment, approximately',
  loanTerms: (own, borrowed, years, rate) =>
    `Own funds ${own}, loan ${borrowed} over ${plural(years, { one: '# year', other: '# years' })} at ${rate} interest a year.`,
  noLoan: 'No mortgage: own funds cover the whole price.',
  form: {
    label: 'Change the figures',
    own: 'Own funds',
    years: 'Loan term in years',
    rate: 'Interest rate per year, %',
    apply: 'Calculate',
    card: 'Brochure with this calculation (PDF)',
    ask: 'Enquire with these figures',
  },
  enquiry: 'Include the calculation:',
  summary: 'Calculation',
}
