import type { TranslatedLanguage } from '../../domain/language.ts'
import { german } from './de.ts'
import type { DemoTranslation } from './demo-translation.ts'
import { english } from './en.ts'
import { romanian } from './ro.ts'
import { russian } from './ru.ts'

/** The demo's texts in the languages that visitors can select. */
export const demoTranslations: Record<TranslatedLanguage, DemoTranslation> = {
  en: english,
  de: german,
  ro: romanian,
  ru: russian,
}
