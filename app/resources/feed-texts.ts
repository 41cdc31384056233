import type { PublicApartment } from '../../domain/apartment/apartment.ts'
import { apartmentTypeName } from '../../domain/building/apartment-type.ts'
import type { Building } from '../../domain/building/building.ts'
import type { FeedText, FeedTexts } from '../../domain/feed/feed-apartment.ts'
import type { Language } from '../../domain/language.ts'
import { apartmentTitle } from '../../text/public/apartment-title.ts'
import { localeIn } from './document-locale.ts'

interface Sources {
  building: Building
  origin: string
}

/** What the feeds say of an apartment in each of these languages. */
export function feedTexts(
  languages: readonly Language[],
  sources: Sources,
  apartment: PublicApartment,
): FeedTexts {
  return Object.fromEntries(languages.map((language) => [language, feedText(language, sources, apartment)]))
}

function feedText(language: Language, { building, origin }: Sources, apartment: PublicApartment): FeedText {
  const { text, pages } = localeIn(language)
  const { id, type, exposure, status, brochureUrl } = apartment
  return {
    url: origin + pages.apartment(id),
    title: apartmentTitle(text, building, apartment),
    typeName: apartmentTypeName(building, type),
    exposureName: text.labels.exposure[exposure],
    statusName: text.labels.apartmentStatus[status],
    brochure: origin + (brochureUrl ?? pages.card(id)),
  }
}
