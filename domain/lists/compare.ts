const byNumericParts = new Intl.Collator('bg', { numeric: true })

/** Sorts as people count: 2 before 10, 12 before 12А. */
export function compareNumbers(a: string, b: string): number {
  return byNumericParts.compare(a, b)
}

export function byAmount(a: number, b: number): number {
  return a - b
}

export function inOrderOf<Value>(values: readonly Value[]): (a: Value, b: Value) => number {
  return (a, b) => values.indexOf(a) - values.indexOf(b)
}
