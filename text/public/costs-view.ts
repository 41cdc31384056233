import type { Building } from '../../domain/building/building.ts'
import type { ConstructionStage } from '../../domain/buyer-facts/construction-stage.ts'
import type { CostChoice } from '../../domain/costs/cost-choice.ts'
import type { CostSettings } from '../../domain/costs/cost-settings.ts'
import type { PurchaseCosts } from '../../domain/costs/purchase-costs.ts'
import type { ParkingOffer } from '../../domain/parking/parking-offers.ts'
import type { ServerText } from './public-text.ts'

export interface CostLine {
  label: string
  amount: string
  /** In smaller letters. */
  note?: string
  isSum?: boolean
}

export interface CostStep {
  share: string
  /** As the company writes it. */
  moment: string
  amount: string
  isDue: boolean
}

/** What an apartment costs, as the page and the card show it. */
export interface CostsView {
  title: string
  about: string
  lines: CostLine[]
  maintenance: CostLine | undefined
  instalments: string
  steps: CostStep[]
  due: CostLine | undefined
  dueNow: string
  loan: { title: string; monthly: CostLine | undefined; terms: string } | undefined
  /** All of it in one line, for the enquiry. */
  summary: string
}

interface Reckoned {
  costs: PurchaseCosts
  settings: CostSettings
  choice: CostChoice
  stage: ConstructionStage
  /** When the instalments are due, in the language of the visitor. */
  moments: readonly string[]
}

export function formatCosts(text: ServerText, building: Building, reckoned: Reckoned): CostsView {
  const { costs: words } = text
  const { costs, moments } = reckoned
  const lines = priceLines(text, building, reckoned)
  const maintenance =
    costs.maintenance === undefined ? undefined : line(text, words.maintenance, costs.maintenance)
  const due = dueLine(text, reckoned)
  const loan = loanView(text, reckoned)
  const spoken = [...lines, maintenance, due, loan?.monthly].flatMap((each) =>
    each ? [`${each.label} ${each.amount}${each.note ? ` (${each.note})` : ''}`] : [],
  )
  return {
    title: words.title,
    about: words.about,
    lines,
    maintenance,
    instalments: words.instalments,
    steps: costs.instalments.map(({ percent: share, amount, isDue }, index) => ({
      share: text.formats.percent(share),
      moment: moments[index] ?? '',
      amount: text.formats.euros(amount / 100),
      isDue,
    })),
    due,
    dueNow: words.dueNow,
    loan,
    summary: [`${words.summary}: ${spoken.join('; ')}.`, ...(loan ? [loan.terms] : [])].join(' '),
  }
}

function line({ formats }: ServerText, label: string, cents: number): CostLine {
  return { label, amount: formats.euros(cents / 100) }
}

/** The price with what belongs to it, each sum only where it is another number than the lines above it. */
function priceLines(text: ServerText, building: Building, { costs, settings, choice }: Reckoned): CostLine[] {
  const { costs: words } = text
  const { percent } = text.formats
  const { notary, local } = costs
  const isAdded = settings.vat === 'added'
  const contract = { ...line(text, words.purchase, costs.purchase), ...vatNote(text, { costs, settings }) }
  const contractLines = [
    ...(choice.parking
      ? [
          {
            ...line(text, words.parking, costs.parking),
            note: parkingOfferName(text, building, choice.parking),
          },
        ]
      : []),
    ...(isAdded ? [line(text, words.vatAdded(percent(settings.vatPercent)), costs.vat)] : []),
  ]
  const price = line(text, words.price, costs.price)
  const fees = [
    ...(notary === undefined ? [] : [line(text, words.notary(percent(settings.notaryPercent ?? 0)), notary)]),
    ...(local === undefined ? [] : [line(text, words.local(percent(settings.localPercent ?? 0)), local)]),
  ]
  return [
    ...(contractLines.length > 0
      ? [price, ...contractLines, { ...contract, isSum: true }]
      : [{ ...price, ...vatNote(text, { costs, settings }) }]),
    ...fees,
    ...(fees.length > 0 ? [{ ...line(text, words.total, costs.total), isSum: true }] : []),
  ]
}

function vatNote(text: ServerText, { costs, settings }: Pick<Reckoned, 'costs' | 'settings'>) {
  const { vat, vatPercent } = settings
  const { percent, euros } = text.formats
  if (vat === 'none') return { note: text.costs.vatNone }
  if (vat !== 'included') return {}
  return { note: text.costs.vatIncluded(percent(vatPercent), euros(costs.vat / 100)) }
}

function dueLine(text: ServerText, { costs, stage }: Reckoned): CostLine | undefined {
  if (costs.due === 0) return undefined
  const { due, dueAtStage } = text.costs
  const label = stage === 'none' ? due : dueAtStage(text.labels.constructionStage[stage])
  return line(text, label, costs.due)
}

function loanView(text: ServerText, { costs, choice }: Reckoned): CostsView['loan'] {
  if (!costs.loan) return undefined
  const { costs: words, formats } = text
  const { own, borrowed, monthly } = costs.loan
  if (borrowed === 0) return { title: words.loan, monthly: undefined, terms: words.noLoan }
  const { percent } = formats
  const ownFunds = `${formats.euros(own / 100)} (${percent(choice.own)})`
  const terms = words.loanTerms(ownFunds, formats.euros(borrowed / 100), choice.years, percent(choice.rate))
  return { title: words.loan, monthly: line(text, words.monthly, monthly), terms }
}

/** The name of an offer: „Покрито, Сутерен“. */
export function parkingOfferName(
  { costs, labels, places }: ServerText,
  building: Building,
  { type, floor }: Pick<ParkingOffer, 'type' | 'floor'>,
): string {
  return costs.parkingOffer(labels.parkingType[type], places.parkingLevel(building, floor))
}
