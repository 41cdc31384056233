/**
 * How people write numbers of a kind. In an `amount` (prices, counts) a sign before three digits parts thousands:
 * „131.500“ is 131500, because nobody writes a tenth of a cent. In an `area` only spaces part thousands, and either
 * sign begins the fraction: „50.5“, „50,50“; a third digit after it is refused rather than guessed at.
 */
export type NumberKind = 'amount' | 'area'

const written: Record<NumberKind, RegExp> = {
  amount: /^(-?)(\d+|[1-9]\d{0,2}([ .,'])\d{3}(?:\3\d{3})*)(?:([.,])(\d{1,2}))?$/,
  area: /^(-?)(\d+|[1-9]\d{0,2}( )\d{3}(?: \d{3})*)(?:([.,])(\d{1,2}))?$/,
}
const unit = /^€|(€|eur|евро|м²|м2|кв\.? ?м\.?)$/i
const longest = 40

/** The number that is meant; nothing for what is none. */
export function readNumber(typed: string, kind: NumberKind): number | undefined {
  if (typed.length > longest) return undefined
  const plain = typed
    .trim()
    .replace(unit, '')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^[−–] ?/, '-')
  const [, sign, integerPart = '', thousands, point, fraction = '0'] = written[kind].exec(plain) ?? []
  // „131.500.00“ says one sign in two ways.
  if (sign === undefined || (point !== undefined && point === thousands)) return undefined
  return Number(`${sign}${integerPart.replace(/\D/g, '')}.${fraction}`)
}

/** As a field shows it before anybody types: readable by `readNumber`, and without signs to mistake. */
export function writeNumber(value: number): string {
  return String(value).replace('.', ',')
}
