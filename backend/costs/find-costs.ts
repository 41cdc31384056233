import type { PublicApartment } from '../../domain/apartment/apartment.ts'
import type { Building } from '../../domain/building/building.ts'
import type { BuyerFacts } from '../../domain/buyer-facts/buyer-facts.ts'
import { type CostChoice, costQuery, readCostChoice } from '../../domain/costs/cost-choice.ts'
import { type CostSettings, showsCosts } from '../../domain/costs/cost-settings.ts'
import { purchaseCosts } from '../../domain/costs/purchase-costs.ts'
import { isHiddenPrice } from '../../domain/formats/money.ts'
import { type ParkingOffer, parkingOffers } from '../../domain/parking/parking-offers.ts'
import { type CostsView, formatCosts } from '../../text/public/costs-view.ts'
import type { ServerText } from '../../text/public/public-text.ts'
import type { Database } from '../data/database.ts'
import { listParkingSpots } from '../data/parking-spots.ts'
import { getCostSettings } from '../data/settings.ts'

export interface FoundCosts {
  view: CostsView
  choice: CostChoice
  offers: ParkingOffer[]
  /** The parameters of what was chosen, in canonical form; '' where nothing was. */
  query: string
  /** What a loan is reckoned from, in cents and in percent of a year; undefined where the company states no interest. */
  borrowing: { purchase: number; rate: number } | undefined
}

interface Reckoned {
  building: Building
  apartment: Pick<PublicApartment, 'price' | 'area' | 'status'>
  /** In Bulgarian, since the stages of the instalments are read from the company's own words. */
  facts: BuyerFacts
  /** The same in the language of the visitor. */
  written: BuyerFacts
}

/** What the company states, and which parking spots it offers: the same for all apartments. */
export interface CostTerms {
  settings: CostSettings
  offers: ParkingOffer[]
}

/** Undefined where the company does not show costs. */
export async function findCostTerms(db: Database): Promise<CostTerms | undefined> {
  const { values: settings } = await getCostSettings(db)
  if (!showsCosts(settings)) return undefined
  return { settings, offers: parkingOffers(await listParkingSpots(db, { status: 'available' })) }
}

/** Whether the page may say what the apartment costs: it is not sold, and its price is not told on request only. */
function hasCosts({ status, price }: Reckoned['apartment']): boolean {
  return status !== 'sold' && !isHiddenPrice(price)
}

/**
 * What an apartment costs with what the parameters of the URL choose; undefined for a sold apartment, for one whose price is told
 * on request, and where the company does not show it.
 */
export async function findCosts(
  db: Database,
  text: ServerText,
  reckoned: Reckoned,
  query: URLSearchParams,
): Promise<FoundCosts | undefined> {
  const terms = hasCosts(reckoned.apartment) ? await findCostTerms(db) : undefined
  return terms && reckonCosts(text, reckoned, terms, query)
}

/** The same for one of many apartments. */
export function reckonCosts(
  text: ServerText,
  { building, apartment, facts, written }: Reckoned,
  { settings, offers }: CostTerms,
  query: URLSearchParams,
): FoundCosts | undefined {
  if (!hasCosts(apartment)) return undefined
  const choice = readCostChoice(query, settings, offers)
  const { paymentPlan: plan, stage } = facts
  const costs = purchaseCosts(apartment, { settings, choice, plan, stage })
  const moments = written.paymentPlan.map(({ moment }) => moment)
  return {
    view: formatCosts(text, building, { costs, settings, choice, stage, moments }),
    choice,
    offers,
    query: costQuery(query, settings, offers),
    borrowing: settings.rate === null ? undefined : { purchase: costs.purchase, rate: choice.rate },
  }
}
