import { type Font, openSync } from 'fontkit'
import type { Language } from '../../../domain/language.ts'
import { fontFile, type Weight } from './sofia-sans.ts'

/**
 * By language, as OpenType calls it: the Cyrillic letters of the font have Bulgarian forms („ɡ“ for д, „m“ for т),
 * and those that Russians read where a text says that it is Russian.
 */
const openTypeLanguages: Partial<Record<Language, string>> = { ru: 'RUS ' }

const fonts = new Map<string, Font>()

/** Whether the language has letters of its own, which the font shows only where it is told the language. */
export function hasOwnLetters(language: Language): boolean {
  return openTypeLanguages[language] !== undefined
}

const hasCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text)

/** The font with the letters of a language. Opened once. */
export function fontFor(weight: Weight, language: Language): Font {
  const key = `${weight} ${openTypeLanguages[language] ?? ''}`
  const known = fonts.get(key)
  if (known) return known
  const font = openSync(fontFile(weight))
  if (!('layout' in font)) throw new Error(`${fontFile(weight)} holds more than one font`)
  const own = openTypeLanguages[language]
  const layout = font.layout.bind(font)
  // The script is not guessed by the first letter, so that „QR-коде“ has them, too.
  if (own) font.layout = (text, features) => layout(text, features, hasCyrillic(text) ? 'cyrl' : 'latn', own)
  fonts.set(key, font)
  return font
}
