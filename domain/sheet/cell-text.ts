/** Characters that a spreadsheet cannot store: controls, unpaired surrogates, and replacement characters. */
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|\uFFFD/gu

/** A text as a spreadsheet returns it: with \n as the only line end, and without characters that it cannot store. */
export function sheetText(text: string): string {
  return text.replace(unwritable, '').replace(/\r\n?/g, '\n').trim()
}

/** Latin letters that people type in place of Cyrillic ones of the same shape. */
const lookalikes: Record<string, string> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
}

/** Equal for all spellings of the same text: „Вход  A“ with a Latin letter and two spaces becomes „вход а“. */
export function normalizeCellText(text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ').toLowerCase()
  return plain.replace(/[a-z]/g, (letter) => lookalikes[letter] ?? letter)
}
