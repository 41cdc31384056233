/** As people write amounts: „150 000“, „68,5“, „150 000 €“; a dot before three digits parts thousands. */
const written = /^(\d+(?:[ \u00a0\u202f.]\d{3})*|\d+)(?:[.,](\d{1,2}))?$/

/** What is meant by an amount in an address; nothing for what is none, or is beyond `most`. */
export function amountFilter(value: string | null, most: number): number | undefined {
  const [, whole, fraction = '0'] =
    written.exec((value ?? '').replace(/(€|м²|м2|кв\.? ?м\.?)$/i, '').trim()) ?? []
  if (whole === undefined) return undefined
  const amount = Number(`${whole.replace(/\D/g, '')}.${fraction}`)
  return amount > 0 && amount <= most ? amount : undefined
}
