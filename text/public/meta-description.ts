/** What search engines and messengers show of a description, in characters. */
const shownLength = 160

/** A description of a page, which ends after a whole word: one that breaks off within a word reads as a mistake. */
export function metaDescription(text: string): string {
  if (text.length <= shownLength) return text
  const words = text.slice(0, shownLength).replace(/[\s,;:–-]+\S*$/u, '')
  return `${words}…`
}
