import { formatArea, formatNumber } from '../formats/measures.ts'
import { isHiddenPrice } from '../formats/money.ts'
import { byAmount, compareNumbers, inOrderOf } from '../lists/compare.ts'
import type { Order } from '../lists/sort.ts'

/** Square metres are given to the hundredth. */
export const areaStep = 0.01

/**
 * What a field may hold, as data. `schemaOf` makes the check from it; pages for visitors read the same table
 * and stay without zod. A rule that does not say what is missing may be left empty.
 */
export type FieldRule =
  | { kind: 'text'; max: number; missing?: string }
  | { kind: 'choice'; options: readonly string[]; missing: string }
  | { kind: 'integer'; min: number; max: number; missing: string; orNone?: true }
  | { kind: 'amount'; missing: string; step?: number }
  | { kind: 'area'; missing: string; optional?: true }
  | { kind: 'yes-no' }
  | { kind: 'lines'; max: number; most: number; missing: string }
  | { kind: 'day'; missing: string }
  | { kind: 'record'; missing?: string }

export type FieldRuleName = FieldRule['kind']
export type RuleOf<Name extends FieldRuleName> = Extract<FieldRule, { kind: Name }>

/** What fields of one kind have in common. */
export interface Kind<Value, Name extends FieldRuleName = FieldRuleName> {
  rule: RuleOf<Name>
  /** As the sales team reads it beside its field. */
  format(value: Value): string
  /** As visitors read it, where that is something else. */
  shown?(value: Value, record: never): string
}

/** A kind that lists can sort by. */
export type Sortable<Value, Name extends FieldRuleName> = Kind<Value, Name> & Order<Value>

export function text(max: number, missing?: string): Sortable<string, 'text'> {
  return {
    rule: { kind: 'text', max, ...(missing && { missing }) },
    format: (value) => value,
    compare: compareNumbers,
  }
}

export function choiceOf<Option extends string>(
  options: readonly Option[],
  labels: Record<Option, string>,
  missing: string,
): Sortable<Option, 'choice'> {
  return {
    rule: { kind: 'choice', options, missing },
    format: (value) => labels[value],
    compare: inOrderOf(options),
  }
}

export function integer(min: number, max: number, missing: string): Sortable<number, 'integer'> {
  return { rule: { kind: 'integer', min, max, missing }, format: String, compare: byAmount }
}

export function integerOrNone(min: number, max: number, missing: string): Kind<number | null, 'integer'> {
  return {
    rule: { kind: 'integer', min, max, missing, orNone: true },
    format: (value) => (value === null ? '' : String(value)),
  }
}

/** Hidden prices come last, whichever way a list is sorted: they say nothing about being cheap. */
export function euros(missing: string, step?: number): Sortable<number, 'amount'> {
  return {
    rule: { kind: 'amount', missing, ...(step && { step }) },
    format: formatNumber,
    compare: byAmount,
    isLast: isHiddenPrice,
  }
}

export function area(missing: string, optional?: 'optional'): Sortable<number, 'area'> {
  return {
    rule: { kind: 'area', missing, ...(optional && { optional: true }) },
    format: formatNumber,
    shown: formatArea,
    compare: byAmount,
  }
}

export function yesOrNo(): Kind<boolean, 'yes-no'> {
  return { rule: { kind: 'yes-no' }, format: (value) => (value ? 'Да' : 'Не') }
}

/** A list of texts, each on a line of its own. */
export function lines(most: number, max: number, missing: string): Kind<string[], 'lines'> {
  return { rule: { kind: 'lines', most, max, missing }, format: (value) => value.join('\n') }
}
