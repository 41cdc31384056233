/** People and other programs edit URLs, so unknown values count as absent. */

export function choice<T extends string>(known: readonly T[], value: string | null): T | undefined {
  return known.find((candidate) => candidate === value)
}

/** The known ones of several values, each once and in the order of the known; undefined where there are none. */
export function choices<T extends string>(known: readonly T[], values: readonly string[]): T[] | undefined {
  const chosen = known.filter((candidate) => values.includes(candidate))
  return chosen.length > 0 ? chosen : undefined
}

/** The options of a select. The selected value stays one of them, also where it is no longer offered. */
export function withSelected<T>(offered: readonly T[], selected: T | undefined): T[] {
  return selected === undefined || offered.includes(selected) ? [...offered] : [...offered, selected]
}

export function numberChoice<T extends number>(known: readonly T[], value: string | null): T | undefined {
  return known.find((candidate) => String(candidate) === value)
}
