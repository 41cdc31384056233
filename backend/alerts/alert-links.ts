import { type Language, languagePrefix } from '../../domain/language.ts'

/** URLs for mails, in the language of their reader. */
export interface AlertLinks {
  manage(language: Language, key: string): string
  apartment(language: Language, id: string): string
  /** Free apartments of a type. */
  similar(language: Language, type: string): string
  progress(language: Language): string
}

export function createAlertLinks(publicUrl: string): AlertLinks {
  const page = (language: Language, path: string) => `${publicUrl}${languagePrefix(language)}${path}`
  return {
    manage: (language, key) => page(language, `/alerts/${key}`),
    apartment: (language, id) => page(language, `/apartments/${id}`),
    similar: (language, type) =>
      page(language, `/apartments?${new URLSearchParams({ type, available: '1' })}`),
    progress: (language) => page(language, '/progress'),
  }
}
