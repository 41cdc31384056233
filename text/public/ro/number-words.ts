const words = [
  'zero',
  'una',
  'două',
  'trei',
  'patru',
  'cinci',
  'șase',
  'șapte',
  'opt',
  'nouă',
  'zece',
  'unsprezece',
  'douăsprezece',
]

/** Small numbers as sentences write them, in the feminine gender: „două“. Larger ones in digits. */
export function numberWord(count: number): string {
  return words[count] ?? String(count)
}

export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase('ro') + text.slice(1)
}
