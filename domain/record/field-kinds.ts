import { formatArea, formatNumber } from '../formats/measures.ts'
import { byAmount, inOrderOf } from '../lists/compare.ts'
import { compareNumbers } from '../lists/compare-numbers.ts'

/** Square metres are given to the hundredth. */
export const areaStep = 0.01

/**
 * What a field may hold, as data. `schemaOf` makes the check from it; pages for visitors read the same table
 * and stay without zod. A rule that does not say what is missing may be left empty.
 */
export type Rule =
  | { kind: 'text'; max: number; missing?: string }
  | { kind: 'choice'; options: readonly string[]; missing: string }
  | { kind: 'whole'; min: number; max: number; missing: string; orNone?: true }
  | { kind: 'amount'; missing: string; step?: number }
  | { kind: 'area'; missing: string; optional?: true }
  | { kind: 'yes-no' }
  | { kind: 'lines'; max: number; most: number; missing: string }

/** What fields of one kind have in common. */
export interface Kind<Value> {
  rule: Rule
  /** As the office reads it beside its field. */
  words(value: Value): string
  /** As visitors read it, where that is something else. */
  shown?(value: Value, record: never): string
  /** How values compare, for lists that sort by it. */
  compare?(a: Value, b: Value): number
}

export function text(max: number, missing?: string): Kind<string> {
  return {
    rule: { kind: 'text', max, ...(missing && { missing }) },
    words: (value) => value,
    compare: compareNumbers,
  }
}

export function choiceOf<Option extends string>(
  options: readonly Option[],
  labels: Record<Option, string>,
  missing: string,
): Kind<Option> {
  return {
    rule: { kind: 'choice', options, missing },
    words: (value) => labels[value],
    compare: inOrderOf(options),
  }
}

export function whole(min: number, max: number, missing: string): Kind<number> {
  return { rule: { kind: 'whole', min, max, missing }, words: String, compare: byAmount }
}

export function wholeOrNone(min: number, max: number, missing: string): Kind<number | null> {
  return {
    rule: { kind: 'whole', min, max, missing, orNone: true },
    words: (value) => (value === null ? '' : String(value)),
  }
}

export function euros(missing: string, step?: number): Kind<number> {
  return {
    rule: { kind: 'amount', missing, ...(step && { step }) },
    words: formatNumber,
    compare: byAmount,
  }
}

export function area(missing: string, optional?: 'optional'): Kind<number> {
  return {
    rule: { kind: 'area', missing, ...(optional && { optional: true }) },
    words: formatNumber,
    shown: formatArea,
    compare: byAmount,
  }
}

export function yesOrNo(): Kind<boolean> {
  return { rule: { kind: 'yes-no' }, words: (value) => (value ? 'Да' : 'Не') }
}

/** A list of texts, each on a line of its own. */
export function lines(most: number, max: number, missing: string): Kind<string[]> {
  return { rule: { kind: 'lines', most, max, missing }, words: (value) => value.join('\n') }
}
