import type { RouterContextProvider } from 'react-router'
import { isTranslatedLanguage, type Language } from '../../domain/language.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import type { ServerLocale } from '../context.ts'
import { getLocale, loadOfferedLanguages } from '../language.ts'
import { pagesIn } from '../pages.ts'

/** For documents whose language is not that of the URL, or that have no prefix of a language. */
export function localeIn(language: Language): ServerLocale {
  return { language, text: allTexts[language], pages: pagesIn(language) }
}

/**
 * The locale of a document by the prefix of its URL; undefined where the prefix is no language that visitors can
 * select. The route has `setLocale` as its middleware.
 */
export async function findDocumentLocale(
  context: Readonly<RouterContextProvider>,
  prefix: string | undefined,
): Promise<ServerLocale | undefined> {
  if (prefix !== undefined && !isTranslatedLanguage(prefix)) return undefined
  const locale = getLocale(context)
  return (await loadOfferedLanguages(context)).includes(locale.language) ? locale : undefined
}
