/** Latin letters that look or sound like Cyrillic ones: „B23“ finds „Б23“. */
const lookalikes: Record<string, string> = {
  a: 'а',
  b: 'б',
  c: 'с',
  e: 'е',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'п',
  t: 'т',
}

function tokenize(text: string): string[] {
  return text
    .toLocaleLowerCase('bg')
    .replace(/[a-z]/g, (letter) => lookalikes[letter] ?? letter)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean)
}

/**
 * Returns the items whose names have a word starting with each typed word. Exact matches come first: for
 * „23“, number 23 before 230.
 */
export function matchNames<Item>(items: Item[], typed: string, namesOf: (item: Item) => string): Item[] {
  const searched = tokenize(typed)
  if (searched.length === 0) return []
  const ranked = items.flatMap((item) => {
    const tokens = tokenize(namesOf(item))
    if (!searched.every((word) => tokens.some((known) => known.startsWith(word)))) return []
    return { item, exact: searched.filter((word) => tokens.includes(word)).length }
  })
  return ranked.sort((a, b) => b.exact - a.exact).map(({ item }) => item)
}

export interface Hit {
  group: 'screens' | 'apartments' | 'parking' | 'stores' | 'clients' | 'enquiries'
  to: string
  label: string
  note?: string
}

export function inOneLine(facts: (string | undefined)[]): string {
  return facts.filter(Boolean).join(' · ')
}
