const country = '+359'
/** Of a whole number: what is shorter is an extension, an hour or a part of a number. */
const minDigits = 6
/** No country has longer ones: more digits are several numbers. */
const mostDigits = 15

/** Digits and a leading plus, without what people write between them. */
export function compactPhone(phone: string): string {
  return (
    phone
      // After a country's code the zero in brackets is not dialled.
      .replace(/^(\D*(?:\+|00)[\d\s.()-]*?)\(0\)/, '$1')
      .replace(/[^\d+]/g, '')
      .replace(/(?!^)\+/g, '')
      .replace(/^00(?=[1-9])/, '+')
      .replace(/^\+3590/, country)
      .replace(/^359(?=\d{8,9}$)/, country)
  )
}

/**
 * The whole numbers in what somebody has typed for a phone: „0888.123.456, вътр. 5“ holds one, „0888 123 456 или
 * 052/000 001“ two.
 */
export function phonesIn(typed: string): string[] {
  return typed
    .split(/[^\d\s+()/.-]+/)
    .flatMap(splitLong)
    .filter((part) => countDigits(part) >= minDigits)
    .map(compactPhone)
}

/** The number to dial for what was typed: the first whole one, else whatever digits there are. */
export function dialledPhone(typed: string): string {
  return phonesIn(typed)[0] ?? compactPhone(typed)
}

/** The numbers as they are dialled from abroad and at home, so that whoever looks for either finds them. */
export function phoneForms(typed: string): string[] {
  const phones = phonesIn(typed)
  const compact = phones.length > 0 ? phones : [compactPhone(typed)].filter(Boolean)
  return [...new Set(compact.flatMap(formsOf))]
}

/** One number from abroad and at home. */
export function formsOf(compact: string): string[] {
  const national = compact.startsWith(country)
    ? compact.slice(country.length)
    : compact.match(/^0([1-9].*)/)?.[1]
  return national ? [country + national, `0${national}`] : [compact]
}

/** „0888123456/0899123456“: a stroke stands between numbers here, and within one in „0888/123456“. */
function splitLong(part: string): string[] {
  if (countDigits(part) <= mostDigits) return [part]
  for (const between of [/\/|\s-\s/, /\s+/]) {
    const pieces = part.split(between).filter((piece) => piece.trim() !== '')
    if (pieces.length > 1 && pieces.every((piece) => countDigits(piece) >= minDigits)) return pieces
  }
  return [part]
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length
}
