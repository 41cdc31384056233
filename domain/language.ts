/** The languages in which visitors can read the site. The admin area is in Bulgarian. */
export const languages = ['bg', 'en', 'de', 'ro', 'ru'] as const
export type Language = (typeof languages)[number]

/** What the company writes in; it also stands where there is no translation. Its pages have no prefix. */
export const defaultLanguage = 'bg' satisfies Language

/** The languages that the company's texts are translated into. Their pages have the language as a prefix. */
export const translatedLanguages = languages.filter((language) => language !== defaultLanguage)
export type TranslatedLanguage = (typeof translatedLanguages)[number]

/** A value for each translated language. */
export function byLanguage<Value>(
  make: (language: TranslatedLanguage) => Value,
): Record<TranslatedLanguage, Value> {
  const entries = translatedLanguages.map((language) => [language, make(language)] as const)
  // `Object.fromEntries` does not know that every language is among the entries.
  return Object.fromEntries(entries) as Record<TranslatedLanguage, Value>
}

export function isTranslatedLanguage(prefix: string): prefix is TranslatedLanguage {
  return translatedLanguages.some((language) => language === prefix)
}

/** The language of a public page by its path: `/de/apartments` is German. */
export function languageOfPath(pathname: string): Language {
  const [, first = ''] = pathname.split('/', 2)
  // The data of the home page is at `/de.data`.
  const prefix = first.replace(/\.data$/, '')
  return isTranslatedLanguage(prefix) ? prefix : defaultLanguage
}

/** The prefix of a language's pages: `/de`, or nothing for Bulgarian. */
export function languagePrefix(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`
}

/** The path of the same page in Bulgarian: `/apartments` for `/de/apartments`. */
export function withoutLanguage(pathname: string): string {
  const prefix = languagePrefix(languageOfPath(pathname))
  const rest = pathname.slice(prefix.length)
  return prefix === '' || rest.startsWith('/') ? rest : `/${rest}`
}

/** The pattern of a route without the language, which most routes of pages have: `/apartments/:id`. */
export function patternWithoutLanguage(pattern: string): string {
  return pattern.replace(/^\/?:lang\?(?=\/|$)/, '') || '/'
}
