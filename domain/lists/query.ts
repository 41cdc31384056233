/** People and other programs edit URLs, so unknown values count as absent. */

export function choice<T extends string>(known: readonly T[], value: string | null): T | undefined {
  return known.find((candidate) => candidate === value)
}

export function numberChoice<T extends number>(known: readonly T[], value: string | null): T | undefined {
  return known.find((candidate) => String(candidate) === value)
}
