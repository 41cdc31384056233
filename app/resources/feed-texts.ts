import type { Database } from '../../backend/data/database.ts'
import { findDictionary, getBuildingIn } from '../../backend/translations/dictionaries.ts'
import type { PublicApartment } from '../../domain/apartment/apartment.ts'
import { apartmentTypeName } from '../../domain/building/apartment-type.ts'
import type { Building } from '../../domain/building/building.ts'
import type { FeedText, FeedTexts } from '../../domain/feed/feed-apartment.ts'
import type { Language } from '../../domain/language.ts'
import { createTranslator, type Translator } from '../../domain/translations/translate.ts'
import { apartmentTitle } from '../../text/public/apartment-title.ts'
import { localeIn } from './document-locale.ts'

interface FeedLanguage {
  language: Language
  building: Building
  written: Translator
}

/** Reads what the company has written in each of these languages. */
export function readFeedLanguages(db: Database, languages: readonly Language[]): Promise<FeedLanguage[]> {
  return Promise.all(
    languages.map(async (language) => ({
      language,
      building: await getBuildingIn(db, language),
      written: createTranslator(await findDictionary(db, language)),
    })),
  )
}

/** What the feeds say of an apartment in each of these languages. */
export function feedTexts(
  languages: readonly FeedLanguage[],
  origin: string,
  apartment: PublicApartment,
): FeedTexts {
  return Object.fromEntries(languages.map((each) => [each.language, feedText(each, origin, apartment)]))
}

function feedText(
  { language, building, written }: FeedLanguage,
  origin: string,
  apartment: PublicApartment,
): FeedText {
  const { text, pages } = localeIn(language)
  const { id, type, exposure, status, ...translated } = written.apartment(apartment)
  const description = written.onlyTranslated(translated.description)
  return {
    url: origin + pages.apartment(id),
    title: apartmentTitle(text, building, apartment),
    typeName: apartmentTypeName(building, type),
    exposureName: text.labels.exposure[exposure],
    statusName: text.labels.apartmentStatus[status],
    brochure: origin + pages.brochure(apartment),
    ...(description !== '' && { description }),
    features: translated.features.filter((feature) => written.onlyTranslated(feature) !== ''),
  }
}
