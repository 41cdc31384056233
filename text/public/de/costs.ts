import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'

const plural = pluralsIn('de')

export const costsText: ServerText['costs'] = {
  title: 'Was kostet mich das?',
  about:
    'Eine Schätzung, kein Angebot. Kaufnebenkosten und Kredit sind Richtwerte: Die genauen Beträge nennen Ihnen Notariat, Gemeinde und Bank.',
  price: 'Kaufpreis der Wohnung',
  parking: 'Stellplatz',
  noParking: 'Ohne Stellplatz',
  parkingOffer: (type, level) => `${type}, ${level}`,
  freeSpots: (count) => `${count} frei`,
  vatAdded: (percent) => `${percent} MwSt.`,
  vatIncluded: (percent, amount) => `darin ${percent} MwSt.: ${amount}`,
  vatNone: 'es fällt keine MwSt. an',
  purchase: 'Preis laut Vertrag',
  notary: (percent) => `Notarkosten, etwa ${percent}`,
  local: (percent) => `Grunderwerbsteuer und Eintragung, etwa ${percent}`,
  total: 'Gesamt mit Kaufnebenkosten',
  maintenance: 'Hausgeld im Monat',
  instalments: 'Raten',
  dueNow: 'jetzt fällig',
  due: 'Jetzt fällig, bei Unterschrift',
  dueAtStage: (stage) => `Jetzt fällig, erreicht: ${stage}`,
  loan: 'Kredit',
  monthly: 'Monatsrate, etwa',
  loanTerms: (own, borrowed, years, rate) =>
    `Eigenkapital ${own}, Kredit ${borrowed} über ${plural(years, { one: '# Jahr', other: '# Jahre' })} zu ${rate} Zinsen im Jahr.`,
  noLoan: 'Ohne Kredit: Der ganze Preis kommt aus Eigenkapital.',
  form: {
    label: 'Werte ändern',
    own: 'Eigenkapital',
    years: 'Laufzeit in Jahren',
    rate: 'Zinssatz im Jahr, %',
    apply: 'Berechnen',
    card: 'Exposé mit dieser Berechnung (PDF)',
    ask: 'Mit dieser Berechnung anfragen',
  },
  enquiry: 'Berechnung mitsenden:',
  summary: 'Berechnung',
}
