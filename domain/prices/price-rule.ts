import type { Exposure } from '../apartment/exposure.ts'

/** How new prices follow from what apartments and parking spots are. Amounts are euros; all of them may be below 0 unless it says otherwise. */
export type PriceRule =
  | { by: 'percent'; percent: number }
  | { by: 'euros'; euros: number }
  /** The price of a square metre of the total area; above 0. */
  | { by: 'metre-set'; euros: number }
  | { by: 'metre-change'; euros: number }
  /** For each floor above this one; those on it and below stay. */
  | { by: 'floor'; euros: number; above: number }
  | { by: 'exposure'; percents: Partial<Record<Exposure, number>> }

export type PriceRuleName = PriceRule['by']

/** Places have no area, and their floors and sides say nothing about them. */
export const ruleNames = {
  apartments: ['percent', 'euros', 'metre-set', 'metre-change', 'floor', 'exposure'],
  parking: ['percent', 'euros'],
} as const satisfies Record<string, readonly PriceRuleName[]>

/** To so many euros. Prices of places are typed in hundreds. */
export const roundings = { apartments: [1, 100, 500], parking: [100, 500] } as const

export type PricedKind = keyof typeof ruleNames
