import { type Building, floorsOf } from '../building/building.ts'
import { type Exposure, exposures } from '../building/exposure.ts'
import { readNumber } from '../formats/read-number.ts'
import { choice, numberChoice } from '../lists/query.ts'
import type { Pricing } from './new-price.ts'
import { type PricedKind, type PriceRule, type PriceRuleName, roundings, ruleNames } from './price-rule.ts'

export type TypedPricing = Readonly<Record<string, string | undefined>>

export interface ParsedPricing {
  by: PriceRuleName
  rounding: number
  withSold: boolean
  above: number
  /** Undefined while no amount is typed, or a field is wrong. */
  pricing: Pricing | undefined
  wrong: string[]
}

/** The fields of the pricing form, except one for each exposure. */
export const pricingFields = ['by', 'value', 'above', 'round', 'withSold'] as const

const most: Record<'percent' | 'euros', number> = { percent: 1000, euros: 100_000_000 }

/** Reads a form or a URL. An absent field means its default; an unknown option is an error. */
export function parsePricing(building: Building, kind: PricedKind, typed: TypedPricing): ParsedPricing {
  const by = choice<PriceRuleName>(ruleNames[kind], typed.by ?? null) ?? 'percent'
  const rounding = numberChoice<number>(roundings[kind], typed.round ?? null) ?? 100
  const withSold = typed.withSold === '1'
  const above = numberChoice(floorsOf(building), typed.above ?? null) ?? 1
  const { rule, ...parsed } =
    by === 'exposure' ? parseExposures(typed) : parseValue(by, typed.value ?? '', above)
  const canonical = { by, round: String(rounding), above: String(above) }
  const unknown = Object.entries(canonical).flatMap(([name, read]) =>
    (typed[name] || read) === read ? [] : [name],
  )
  const wrong = [...parsed.wrong, ...unknown]
  const pricing = rule && wrong.length === 0 ? { rule, rounding, withSold } : undefined
  return { by, rounding, withSold, above, pricing, wrong }
}

interface ParsedRule {
  rule?: PriceRule | undefined
  wrong: string[]
}

function parseValue(by: Exclude<PriceRuleName, 'exposure'>, typed: string, above: number): ParsedRule {
  if (typed.trim() === '') return { wrong: [] }
  const value = readChange(typed, by === 'percent' ? 'percent' : 'euros')
  if (value === undefined || (by === 'metre-set' && value <= 0)) return { wrong: ['value'] }
  if (by === 'percent') return { rule: { by, percent: value }, wrong: [] }
  return { rule: by === 'floor' ? { by, euros: value, above } : { by, euros: value }, wrong: [] }
}

function parseExposures(typed: TypedPricing): ParsedRule {
  const given = exposures.filter((exposure) => (typed[exposure] ?? '').trim() !== '')
  const percents: Partial<Record<Exposure, number>> = {}
  const wrong: string[] = []
  for (const exposure of given) {
    const percent = readChange(typed[exposure] ?? '', 'percent')
    if (percent === undefined) wrong.push(exposure)
    else percents[exposure] = percent
  }
  return { rule: given.length > 0 ? { by: 'exposure', percents } : undefined, wrong }
}

/** „+3“, „3 %“, „-2,5“, „1 500 €“ */
function readChange(typed: string, unit: 'percent' | 'euros'): number | undefined {
  // „150 €“ in a field for percents is an error, not 150 %.
  if (unit === 'percent' && /[^\d\s.,%+−–-]/.test(typed)) return undefined
  const plain = typed
    .trim()
    .replace(/^\+/, '')
    .replace(unit === 'percent' ? /\s*%$/ : '', '')
  const value = readNumber(plain, unit === 'percent' ? 'area' : 'amount')
  return value !== undefined && Math.abs(value) <= most[unit] ? value : undefined
}
