import type { ServerText } from '../text/public/public-text.ts'

/** The texts with every word twice as long, for tests of layouts: no language needs more room. */
export function stretched(text: ServerText): ServerText {
  // Formats are kept: they make numbers, dates and prices.
  return { ...(stretchValue(text) as ServerText), formats: text.formats }
}

function stretchValue(value: unknown): unknown {
  if (typeof value === 'string') return stretchWords(value)
  if (Array.isArray(value)) return value.map(stretchValue)
  if (typeof value === 'function') return (...given: unknown[]) => stretchValue(value(...given))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, stretchValue(each)]))
}

/** A text may be made of others, so words that are already doubled stay as they are. */
export function stretchWords(text: string): string {
  return text.replace(/\p{L}{3,}/gu, (word) => {
    const half = word.slice(0, word.length / 2).toLowerCase()
    return half + half === word.toLowerCase() ? word : word + word.toLowerCase()
  })
}
