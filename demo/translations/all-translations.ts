import type { TranslatedLanguage } from '../../domain/language.ts'
import type { DemoTranslation } from './demo-translation.ts'
import { english } from './en.ts'
import { russian } from './ru.ts'

/** The demo's texts in other languages. A language that is not here yet shows the Bulgarian ones. */
export const demoTranslations: Partial<Record<TranslatedLanguage, DemoTranslation>> = {
  en: english,
  ru: russian,
}
