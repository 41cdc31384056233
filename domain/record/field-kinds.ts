import { isHiddenPrice } from '../formats/money.ts'
import { byAmount, compareNumbers, inOrderOf } from '../lists/compare.ts'
import type { Order } from '../lists/sort.ts'
import type { PlainFault } from './fault.ts'

/** In square metres. */
export const areaStep = 0.01

/**
 * Which values a field accepts, as data. `schemaOf` makes a zod schema from it, so that public pages can use
 * the field tables without loading zod. `missing` is the message for an empty field; a field without it may be
 * empty.
 */
export type FieldRule =
  | { kind: 'text'; max: number; missing?: PlainFault }
  | { kind: 'choice'; options: readonly string[]; missing: PlainFault }
  | { kind: 'integer'; min: number; max: number; missing: PlainFault; orNone?: true }
  | { kind: 'amount'; missing: PlainFault; step?: number; optional?: true }
  | { kind: 'area'; missing: PlainFault; optional?: true }
  | { kind: 'yes-no' }
  | { kind: 'lines'; max: number; most: number; missing: PlainFault }
  | { kind: 'day'; missing: PlainFault }
  | { kind: 'record'; missing?: PlainFault }

export type FieldRuleName = FieldRule['kind']
export type RuleOf<Name extends FieldRuleName> = Extract<FieldRule, { kind: Name }>

export interface Kind<Value, Name extends FieldRuleName = FieldRuleName> {
  rule: RuleOf<Name>
  /** Never set: tells the compiler which values the field has. */
  readonly value?: Value
}

export type Sortable<Value, Name extends FieldRuleName> = Kind<Value, Name> & Order<Value>

export function text(max: number, missing?: PlainFault): Sortable<string, 'text'> {
  return {
    rule: { kind: 'text', max, ...(missing && { missing }) },
    compare: compareNumbers,
  }
}

export function choiceOf<Option extends string>(
  options: readonly Option[],
  missing: PlainFault,
): Sortable<Option, 'choice'> {
  return {
    rule: { kind: 'choice', options, missing },
    compare: inOrderOf(options),
  }
}

export function integer(min: number, max: number, missing: PlainFault): Sortable<number, 'integer'> {
  return { rule: { kind: 'integer', min, max, missing }, compare: byAmount }
}

export function integerOrNone(min: number, max: number, missing: PlainFault): Kind<number | null, 'integer'> {
  return {
    rule: { kind: 'integer', min, max, missing, orNone: true },
  }
}

/**
 * An amount in euros, such as a price. Hidden prices are stored as 0 and come last in both sort orders, so that
 * they do not seem to be the lowest.
 */
export function euros(missing: PlainFault, step?: number): Sortable<number, 'amount'> {
  return {
    rule: { kind: 'amount', missing, ...(step && { step }) },
    compare: byAmount,
    isLast: isHiddenPrice,
  }
}

/** An amount that may be left empty, which is stored as 0. */
export function eurosOrNone(missing: PlainFault): Sortable<number, 'amount'> {
  return { rule: { kind: 'amount', missing, optional: true }, compare: byAmount, isLast: isHiddenPrice }
}

export function area(missing: PlainFault, optional?: 'optional'): Sortable<number, 'area'> {
  return {
    rule: { kind: 'area', missing, ...(optional && { optional: true }) },
    compare: byAmount,
  }
}

export function yesOrNo(): Kind<boolean, 'yes-no'> {
  return { rule: { kind: 'yes-no' } }
}

/** A list of texts, one per line. */
export function lines(most: number, max: number, missing: PlainFault): Kind<string[], 'lines'> {
  return { rule: { kind: 'lines', most, max, missing } }
}
