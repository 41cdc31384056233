import type { TranslatedLanguage } from '../../domain/language.ts'
import type { DemoTranslation } from './demo-translation.ts'
import { english } from './en.ts'
import { romanian } from './ro.ts'

/** The demo's texts in other languages. A language that is not here yet shows the Bulgarian ones. */
export const demoTranslations: Partial<Record<TranslatedLanguage, DemoTranslation>> = {
  en: english,
  ro: romanian,
}
