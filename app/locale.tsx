import { createContext, type ReactNode, use, useContext } from 'react'
import { useLocation } from 'react-router'
import { type Language, languageOfPath } from '../domain/language.ts'
import type { CoreText } from '../text/public/public-text.ts'
import type { Section } from '../text/public/section.ts'
import { type Pages, pagesIn } from './pages.ts'

/** What components need to speak the visitor's language: its texts and the URLs of its pages. */
interface Locale<Texts> {
  language: Language
  text: CoreText & Texts
  pages: Pages
}

const TextContext = createContext<CoreText | undefined>(undefined)

/** Provides the texts of the page's language: the server has all of them, a browser loads one before it hydrates. */
export function TextProvider({ text, children }: { text: CoreText; children?: ReactNode }) {
  return <TextContext value={text}>{children}</TextContext>
}

/** For components. Loaders and actions have `localeContext`. */
export function useLocale(): Locale<unknown>
/** With a section of the text. A page that needs one which is not loaded yet is shown when it is. */
export function useLocale<Texts>(section: Section<Texts>): Locale<Texts>
export function useLocale<Texts>(section?: Section<Texts>): Locale<unknown> {
  const text = useContext(TextContext)
  const language = languageOfPath(useLocation().pathname)
  if (!text) throw new Error('Not below a TextProvider')
  if (section && !section.isIn(text)) Object.assign(text, use(section.load()))
  return { language, text, pages: pagesIn(language) }
}
