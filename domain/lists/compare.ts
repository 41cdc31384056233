const byNumericParts = new Intl.Collator('bg', { numeric: true })

/** Sorts as people count: 2 before 10, 12 before 12А. */
export function compareNumbers(a: string, b: string): number {
  if (a === b) return 0
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  while (start > 0 && isDigit.test(a[start - 1] ?? '')) start--
  const [one, other] = [a.slice(start), b.slice(start)]
  // Numbers that differ in their last number alone, as most do, are compared ten times as fast without the collator.
  return wholeNumber.test(one) && wholeNumber.test(other)
    ? Number(one) - Number(other)
    : byNumericParts.compare(a, b)
}

const isDigit = /^[0-9]$/
const wholeNumber = /^[1-9][0-9]{0,14}$/

export function byAmount(a: number, b: number): number {
  return a - b
}

export function inOrderOf<Value>(values: readonly Value[]): (a: Value, b: Value) => number {
  return (a, b) => values.indexOf(a) - values.indexOf(b)
}
