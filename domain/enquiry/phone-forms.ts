const country = '+359'

/** Digits and a leading plus, without what people write between them. */
export function compactPhone(phone: string): string {
  return phone
    .replace(/[^\d+]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\+3590/, country)
}

/** One number as it is dialled from abroad and at home, so that whoever looks for either finds it. */
export function phoneForms(phone: string): string[] {
  const compact = compactPhone(phone).replace(/^359(?=\d{8,9}$)/, country)
  const national = compact.startsWith(country)
    ? compact.slice(country.length)
    : compact.match(/^0([1-9].*)/)?.[1]
  if (national) return [country + national, `0${national}`]
  return compact === '' ? [] : [compact]
}
