const country = '+359'
/** The fewest digits of a complete phone number. Fewer are an extension, an hour or a part of a number. */
const minDigits = 6
/** The most digits of a phone number, as in E.164. A text with more digits has several numbers. */
const mostDigits = 15

export function compactPhone(phone: string): string {
  return (
    phone
      // „+359 (0)88…“: after a country code the zero in brackets is not dialled.
      .replace(/^(\D*(?:\+|00)[\d\s.()-]*?)\(0\)/, '$1')
      .replace(/[^\d+]/g, '')
      .replace(/(?!^)\+/g, '')
      .replace(/^00(?=[1-9])/, '+')
      .replace(/^\+3590(?=[1-9])/, country)
      .replace(/^359(?=\d{8,9}$)/, country)
  )
}

/** The complete numbers in a phone field: „0888.123.456, вътр. 5“ has one, „0888 123 456 или 052/000 001“ has two. */
export function phonesIn(typed: string): string[] {
  return typed
    .split(/[^\d\s+()/.-]+/)
    .flatMap(splitLong)
    .filter((part) => countDigits(part) >= minDigits)
    .map(compactPhone)
}

/** The number for a `tel:` link: the first complete number, else whatever digits there are. */
export function dialledPhone(typed: string): string {
  return phonesIn(typed)[0] ?? compactPhone(typed)
}

/** The extension behind a number: „5“ of „0888 123 456, вътр. 5“; undefined where there is none. */
export function extensionIn(typed: string): string | undefined {
  return typed.match(/(?:вътр(?:ешен)?|доб|ext)[.:]?\s*(\d{1,6})/i)?.[1]
}

/** The numbers with the country code and with a leading zero, so that a search for either spelling finds them. */
export function phoneForms(typed: string): string[] {
  const phones = phonesIn(typed)
  const compact = phones.length > 0 ? phones : [compactPhone(typed)].filter(Boolean)
  return [...new Set(compact.flatMap(formsOf))]
}

export function formsOf(compact: string): string[] {
  const national = compact.startsWith(country)
    ? compact.slice(country.length)
    : compact.match(/^0([1-9].*)/)?.[1]
  return national ? [country + national, `0${national}`] : [compact]
}

/**
 * Splits a text with too many digits for one number: „0888123456/0899123456“ is two numbers, „0888/123456“ is
 * one.
 */
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

/** All spellings of the phone numbers that identify a person. */
export function personPhones(typed: string): string[] {
  return [...new Set(ownPhones(typed).flatMap(formsOf))]
}

/** The phone numbers that identify a person, each in one spelling, by which two of them are compared. */
export function phoneKeys(typed: string): string[] {
  return [...new Set(ownPhones(typed).map((phone) => formsOf(phone)[0] ?? phone))]
}

/** Placeholders of zeros identify nobody, whatever the country. */
function ownPhones(typed: string): string[] {
  return phonesIn(typed).filter((phone) => !/^(?:\+\d{1,3}|359)?0+$/.test(phone))
}
