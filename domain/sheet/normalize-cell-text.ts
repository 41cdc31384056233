/** Latin letters that look like Cyrillic ones, and get typed in their place. */
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

/** The same for all ways to write the same text: „Вход  A“ with a Latin letter and two spaces is „вход а“. */
export function normalizeCellText(text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ').toLowerCase()
  return plain.replace(/[a-z]/g, (letter) => lookalikes[letter] ?? letter)
}
