import { z } from 'zod'
import { defaultLanguage, type Language, translatedLanguages } from '../language.ts'

/** Which languages visitors can read the site in, besides Bulgarian. */
export const offeredLanguagesSchema = z.object({
  en: z.boolean().default(false),
  de: z.boolean().default(false),
  ro: z.boolean().default(false),
  ru: z.boolean().default(false),
})

export type OfferedLanguages = z.infer<typeof offeredLanguagesSchema>

/** A site is in Bulgarian until somebody offers another language. */
export const onlyBulgarian: OfferedLanguages = offeredLanguagesSchema.parse({})

/** The offered languages, Bulgarian first. */
export function listOffered(offered: OfferedLanguages): Language[] {
  return [defaultLanguage, ...translatedLanguages.filter((language) => offered[language])]
}
