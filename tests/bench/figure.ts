/** One measured figure, and what it may be at most. */
export interface Figure {
  name: string
  figure: number
  limit: number
  unit: 'ms' | 'MB' | 'KB' | 'times'
}

export function tellFigures(figures: Figure[]): void {
  for (const { name, figure, limit, unit } of figures) {
    const value = figure.toFixed(unit === 'times' ? 2 : 0)
    console.log(`${figure <= limit ? 'kept  ' : 'MISSED'} ${name}: ${value} (at most ${limit}) ${unit}`)
  }
}

export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
