import { saveOfferedLanguages } from '../../backend/data/settings.ts'
import { saveTranslations } from '../../backend/data/translations.ts'
import { listTranslatableTexts } from '../../backend/data/written-content.ts'
import { byLanguage, type TranslatedLanguage, translatedLanguages } from '../../domain/language.ts'
import type { DemoLoad, LoadStep } from '../load-context.ts'
import { demoTranslations } from './all-translations.ts'
import { translateDemoText } from './demo-translation.ts'

/** Steps that offer all languages and save the translations of what was loaded before, a batch for each language. */
export function translationSteps({ db }: Pick<DemoLoad, 'db'>): LoadStep[] {
  return [
    () =>
      saveOfferedLanguages(
        db,
        0,
        byLanguage(() => true),
      ),
    ...translatedLanguages.map((language) => () => saveLanguage(db, language)),
  ]
}

async function saveLanguage(db: DemoLoad['db'], language: TranslatedLanguage): Promise<void> {
  const translation = demoTranslations[language]
  if (!translation) return
  const texts = await listTranslatableTexts(db)
  const translated = texts.flatMap(({ key, text: source }) => {
    const text = translateDemoText(source, translation)
    return text === undefined ? [] : [{ key, language, revision: 0, text, source }]
  })
  await saveTranslations(db, translated)
}
