/** URLs are written by people and other programs too: what we do not know counts as "no choice". */

export function choice<T extends string>(known: readonly T[], value: string | null): T | undefined {
  return known.find((candidate) => candidate === value)
}

export function numberChoice<T extends number>(known: readonly T[], value: string | null): T | undefined {
  return known.find((candidate) => String(candidate) === value)
}
