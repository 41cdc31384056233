import { createContext, type ReactNode, useContext } from 'react'
import { useLocation } from 'react-router'
import { type Language, languageOfPath } from '../domain/language.ts'
import type { PublicText } from '../text/public/public-text.ts'
import { type Pages, pagesIn } from './pages.ts'

/** What components need to speak the visitor's language: its texts and the URLs of its pages. */
interface Locale {
  language: Language
  text: PublicText
  pages: Pages
}

const TextContext = createContext<PublicText | undefined>(undefined)

/** Provides the texts of the page's language: the server has all of them, a browser loads one before it hydrates. */
export function TextProvider({ text, children }: { text: PublicText; children?: ReactNode }) {
  return <TextContext value={text}>{children}</TextContext>
}

/** For components. Loaders and actions have `localeContext`. */
export function useLocale(): Locale {
  const text = useContext(TextContext)
  const language = languageOfPath(useLocation().pathname)
  if (!text) throw new Error('Not below a TextProvider')
  return { language, text, pages: pagesIn(language) }
}
