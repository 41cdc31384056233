/**
 * Latin letters with the Cyrillic letters that people mean by them, because they look or sound the same: „A12“,
 * „P-9“.
 */
const lookalikes: Record<string, string> = {
  a: 'а',
  b: 'б',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'п',
  t: 'т',
  x: 'х',
}

export function normalizeSearchText(text: string): string {
  return text.toLocaleLowerCase('bg').replace(/[a-z]/g, (letter) => lookalikes[letter] ?? letter)
}

/** The words of a search, without those that only introduce another, such as „ап“ before a number. */
export function searchTokens(typed: string, introducing: readonly string[] = []): string[] {
  const tokens = normalizeSearchText(typed).split(/[\s,;„“"]+/)
  return tokens
    .map((word) => word.replace(/^№|[.:]+$/g, ''))
    .filter((word) => word && !introducing.includes(word))
}

/** Finds a word anywhere in the notes; a short one only as a whole word. */
export function isInNotes(word: string, notes: string): boolean {
  const text = normalizeSearchText(notes)
  return word.length > 2 ? text.includes(word) : text.split(/[^\p{L}\p{N}]+/u).includes(word)
}

/** The most characters of a search; what follows is cut off. */
const longest = 100

export function parseSearch(query: URLSearchParams): string {
  return (query.get('q') ?? '').trim().slice(0, longest)
}
