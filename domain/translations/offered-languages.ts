import { z } from 'zod'
import { byLanguage, defaultLanguage, type Language, translatedLanguages } from '../language.ts'

/** Which languages visitors can read the site in, besides Bulgarian. */
export const offeredLanguagesSchema = z.object(byLanguage(() => z.boolean().default(false)))

export type OfferedLanguages = z.infer<typeof offeredLanguagesSchema>

/** A site is in Bulgarian until somebody offers another language. */
export const onlyBulgarian: OfferedLanguages = offeredLanguagesSchema.parse({})

/** The offered languages, Bulgarian first. */
export function listOffered(offered: OfferedLanguages): Language[] {
  return [defaultLanguage, ...translatedLanguages.filter((language) => offered[language])]
}
