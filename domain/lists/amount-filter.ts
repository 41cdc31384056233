import { type NumberKind, readNumber } from '../formats/read-number.ts'

/** What is meant by an amount in a URL; nothing for what is none, or is beyond `most`. */
export function amountFilter(value: string | null, kind: NumberKind, most: number): number | undefined {
  const amount = readNumber(value ?? '', kind)
  return amount !== undefined && amount > 0 && amount <= most ? amount : undefined
}
