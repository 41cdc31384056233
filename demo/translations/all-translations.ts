import type { TranslatedLanguage } from '../../domain/language.ts'
import { german } from './de.ts'
import type { DemoTranslation } from './demo-translation.ts'
import { english } from './en.ts'

/** The demo's texts in other languages. A language that is not here yet shows the Bulgarian ones. */
export const demoTranslations: Partial<Record<TranslatedLanguage, DemoTranslation>> = {
  en: english,
  de: german,
}
