/** One row of a table in docs/benchmarks.md. */
export interface Figure {
  what: string
  value: number
  unit?: string
  /** A figure without a limit is context for the others. */
  limit?: { atLeast: number } | { atMost: number }
  /** The absolute values that a ratio was calculated from. */
  from?: string
}

/** A part of `npm run bench`: figures that belong together. */
export interface Part {
  title: string
  /** How the figures are measured, in a sentence or two. */
  about: string
  measure(options: BenchOptions): Promise<Figure[]>
}

export interface BenchOptions {
  /** The folder of an installed and built release to compare with, given as `npm run bench -- --before FOLDER`. */
  before: string | undefined
}

export function isWithin({ value, limit }: Figure): boolean {
  if (!limit) return true
  return 'atLeast' in limit ? value >= limit.atLeast : value <= limit.atMost
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
