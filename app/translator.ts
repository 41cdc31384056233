import type { RouterContextProvider } from 'react-router'
import { findDictionary } from '../backend/translations/dictionaries.ts'
import { createTranslator, type Translator } from '../domain/translations/translate.ts'
import { backendContext } from './context.ts'
import { getLocale } from './language.ts'

/**
 * What the company has written, in the language of the page; the building comes translated from `loadBuilding`. A
 * loader returns `untranslated` with its data, so that the page marks those texts as Bulgarian (written.tsx).
 */
export async function loadTranslator(context: Readonly<RouterContextProvider>): Promise<Translator> {
  const { language } = getLocale(context)
  return createTranslator(await findDictionary(context.get(backendContext).db, language))
}
