import { data, type RouterContextProvider } from 'react-router'
import { keptLanguages } from '../backend/live/kept-reads.ts'
import { isTranslatedLanguage, type Language, languageOfPath } from '../domain/language.ts'
import { listOffered } from '../domain/translations/offered-languages.ts'
import { allTexts } from '../text/public/all-texts.ts'
import { backendContext, localeContext, type ServerLocale } from './context.ts'
import { pagesIn } from './pages.ts'

/** Public routes have it as their middleware: puts the language of the URL into the context. */
export function setLocale({
  request,
  context,
}: {
  request: Request
  context: Readonly<RouterContextProvider>
}) {
  const language = languageOfPath(new URL(request.url).pathname)
  context.set(localeContext, { language, text: allTexts[language], pages: pagesIn(language) })
}

export function getLocale(context: Readonly<RouterContextProvider>): ServerLocale {
  return context.get(localeContext)
}

/** Throws a 404 for a prefix that is no language: `/xx/apartments`. Bulgarian has no prefix. */
export function requireKnownLanguage(prefix: string | undefined): void {
  if (prefix !== undefined && !isTranslatedLanguage(prefix)) throw data(null, { status: 404 })
}

/** Throws a 404 also for a language that the company does not offer. */
export async function requireOfferedLanguage(
  context: Readonly<RouterContextProvider>,
  prefix: string | undefined,
): Promise<void> {
  requireKnownLanguage(prefix)
  if (prefix === undefined) return
  const offered = await loadOfferedLanguages(context)
  if (!offered.some((language) => language === prefix)) throw data(null, { status: 404 })
}

/** The languages that visitors can select, Bulgarian first. */
export async function loadOfferedLanguages(
  context: Readonly<RouterContextProvider>,
): Promise<readonly Language[]> {
  const { values } = await keptLanguages.get(context.get(backendContext))
  return listOffered(values)
}
