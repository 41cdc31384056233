import { type NumberKind, readNumber } from '../formats/read-number.ts'

/** Undefined for a text that is no amount, or for one above `most`. */
export function amountFilter(value: string | null, kind: NumberKind, most: number): number | undefined {
  const amount = readNumber(value ?? '', kind)
  return amount !== undefined && amount > 0 && amount <= most ? amount : undefined
}
