import type { ParkingOffer } from '../parking/parking-offers.ts'
import { type CostParameter, costParameters, isCostParameter } from './cost-parameters.ts'

/** What a visitor chooses in the reckoning. */
export interface CostChoice {
  /** The own share of the price, in percent. */
  own: number
  years: number
  /** The interest of a year, in percent. */
  rate: number
  parking: ParkingOffer | undefined
}

export type CostDefaults = { ownShare: number; years: number; rate: number | null }

const shareStep = 5
export const ownShares: readonly number[] = Array.from({ length: 21 }, (_, index) => index * shareStep)
export const loanYears = { min: 1, max: 35 } as const
export const highestRate = 15
/** Banks offer steps of 0.05 %. */
export const rateStep = 0.05

/**
 * The one value that stands for all that give the same page; undefined for the default and for what nobody offers.
 * There are 21 shares, 35 numbers of years and 301 interests, whatever somebody types or counts through.
 */
export function canonicalCost(
  name: CostParameter,
  value: string,
  defaults: CostDefaults,
  offers: readonly ParkingOffer[],
): string | undefined {
  if (!costParameters[name].test(value)) return undefined
  if (name === 'parking') return offerOf(value, offers)?.id
  const [number, initial] = {
    own: [nearestShare(Number(value)), defaults.ownShare],
    years: [within(Number(value), loanYears.min, loanYears.max), defaults.years],
    rate: [canonicalRate(Number(value.replace(',', '.'))), defaults.rate],
  }[name]
  return number === initial ? undefined : String(number)
}

/** Reads what was chosen from the parameters of a page; the defaults stand for what is missing. */
export function readCostChoice(
  query: URLSearchParams,
  defaults: CostDefaults,
  offers: readonly ParkingOffer[],
): CostChoice {
  const read = (name: CostParameter) => canonicalCost(name, query.get(name) ?? '', defaults, offers)
  return {
    own: Number(read('own') ?? defaults.ownShare),
    years: Number(read('years') ?? defaults.years),
    rate: Number(read('rate') ?? defaults.rate ?? 0),
    parking: offerOf(read('parking') ?? '', offers),
  }
}

/** The parameters that differ from the defaults, in one order; '' where nothing was chosen. */
export function costQuery(
  query: URLSearchParams,
  defaults: CostDefaults,
  offers: readonly ParkingOffer[],
): string {
  const chosen = Object.keys(costParameters)
    .filter(isCostParameter)
    .flatMap((name) => {
      const value = canonicalCost(name, query.get(name) ?? '', defaults, offers)
      return value === undefined ? [] : [[name, value]]
    })
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen)}`
}

export function nearestShare(percent: number): number {
  return within(Math.round(percent / shareStep) * shareStep, 0, 100)
}

export function canonicalRate(percent: number): number {
  return within(Math.round(percent / rateStep) / (1 / rateStep), 0, highestRate)
}

function within(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}

function offerOf(id: string, offers: readonly ParkingOffer[]): ParkingOffer | undefined {
  return offers.find(({ ids }) => ids.includes(id))
}
