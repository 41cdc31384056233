/**
 * The numbers of a row: the last digits of the first one are counted on, with as many leading zeros, so that „P-08“
 * is followed by „P-09“ and „P-10“. A name without digits gets some from its second place on.
 */
export function countOn(first: string, count: number): string[] {
  const name = first.trim()
  const {
    before = name,
    digits,
    after = '',
  } = /^(?<before>.*?)(?<digits>\d{1,9})(?<after>\D*)$/.exec(name)?.groups ?? {}
  return Array.from({ length: count }, (_, index) => {
    if (digits === undefined) return index === 0 ? name : `${before}${index + 1}`
    return `${before}${String(Number(digits) + index).padStart(digits.length, '0')}${after}`
  })
}
