import type { Exposure } from '../building/exposure.ts'

/** How new prices are calculated. Amounts are in euros and may be negative, except that of `metre-set`. */
export type PriceRule =
  | { by: 'percent'; percent: number }
  | { by: 'euros'; euros: number }
  /** Sets the price of a square metre of the total area. */
  | { by: 'metre-set'; euros: number }
  | { by: 'metre-change'; euros: number }
  /** Adds the amount for each floor above `above`. */
  | { by: 'floor'; euros: number; above: number }
  | { by: 'exposure'; percents: Partial<Record<Exposure, number>> }

export type PriceRuleName = PriceRule['by']

/**
 * The rules for each kind. Most do not suit parking spots, which have no area and whose level does not affect
 * the price.
 */
export const ruleNames = {
  apartments: ['percent', 'euros', 'metre-set', 'metre-change', 'floor', 'exposure'],
  parking: ['percent', 'euros'],
} as const satisfies Record<string, readonly PriceRuleName[]>

/** Options for rounding, in euros. The price of a parking spot must be a multiple of 100. */
export const roundings = { apartments: [1, 100, 500], parking: [100, 500] } as const

export type PricedKind = keyof typeof ruleNames
