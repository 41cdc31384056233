/**
 * How people write numbers. In an `amount` (prices, counts) a separator before three digits groups thousands:
 * „131.500“ is 131500, because nobody writes a tenth of a cent. In an `area` only spaces group thousands, and
 * point or comma begins the fraction: „50.5“, „50,50“. Three digits after a point or comma are refused in an
 * area, because they could be thousands or a fraction.
 */
export type NumberKind = 'amount' | 'area'

const written: Record<NumberKind, RegExp> = {
  amount: /^(-?)(\d+|[1-9]\d{0,2}([ .,'])\d{3}(?:\3\d{3})*)(?:([.,])(\d{1,2}))?$/,
  area: /^(-?)(\d+|[1-9]\d{0,2}( )\d{3}(?: \d{3})*)(?:([.,])(\d{1,2}))?$/,
}
const unit = /^€|(€|eur|евро|[мm]²|[мm]2|кв\.? ?м\.?)$/i
const longest = 40

export function readNumber(typed: string, kind: NumberKind): number | undefined {
  if (typed.length > longest) return undefined
  const plain = typed
    .trim()
    .replace(unit, '')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^[−–] ?/, '-')
  const [, sign, integerPart = '', thousands, point, fraction = '0'] = written[kind].exec(plain) ?? []
  // „131.500.00“ uses one separator for both thousands and fraction.
  if (sign === undefined || (point !== undefined && point === thousands)) return undefined
  return Number(`${sign}${integerPart.replace(/\D/g, '')}.${fraction}`)
}

/** As a field shows a stored number: without grouping, and readable by `readNumber`. Cents have two digits. */
export function writeNumber(value: number, kind?: NumberKind): string {
  const hasCents = kind === 'amount' && !Number.isInteger(value)
  return (hasCents ? value.toFixed(2) : String(value)).replace('.', ',')
}

/** The first text of a field: a stored number gets a decimal comma, and what was typed and refused stays as it is. */
export function writeInitial(initial: unknown, kind: NumberKind): string {
  const text = typeof initial === 'string' ? initial : ''
  return text !== '' && String(Number(text)) === text ? writeNumber(Number(text), kind) : text
}
