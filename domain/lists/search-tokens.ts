/** Letters that look the same on both keyboards: whoever types „A12“ or „P-9“ means the Cyrillic ones, too. */
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

/** A text as a search compares it. */
export function normalizeSearchText(text: string): string {
  return text.toLocaleLowerCase('bg').replace(/[a-z]/g, (letter) => lookalikes[letter] ?? letter)
}

/** What somebody searches for, word by word; those that only introduce another are left out. */
export function searchTokens(typed: string, introducing: readonly string[] = []): string[] {
  const tokens = normalizeSearchText(typed).split(/[\s,;„“"]+/)
  return tokens
    .map((word) => word.replace(/^№|[.:]+$/g, ''))
    .filter((word) => word && !introducing.includes(word))
}

/** Whether notes have the word: anywhere in them, or a short one as a word of its own. */
export function isInNotes(word: string, notes: string): boolean {
  const text = normalizeSearchText(notes)
  return word.length > 2 ? text.includes(word) : text.split(/[^\p{L}\p{N}]+/u).includes(word)
}

/** The longest that a URL may search for; the rest is cut off. */
const longest = 100

export function parseSearch(query: URLSearchParams): string {
  return (query.get('q') ?? '').trim().slice(0, longest)
}
