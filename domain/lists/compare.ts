export function byAmount(a: number, b: number): number {
  return a - b
}

/** As the values stand in their own list: from the smallest apartment to the largest, from free to sold. */
export function inOrderOf<Value>(values: readonly Value[]): (a: Value, b: Value) => number {
  return (a, b) => values.indexOf(a) - values.indexOf(b)
}
