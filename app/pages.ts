import { href } from 'react-router'
import type { PublicApartment } from '../domain/apartment/apartment.ts'
import { defaultLanguage, type Language, languagePrefix, withoutLanguage } from '../domain/language.ts'

/** The URLs of the public pages in one language. Those in Bulgarian have no prefix. */
export type Pages = ReturnType<typeof make>

const made = new Map<Language, Pages>()

/** Made once for each language, because every link of a page asks for it. */
export function pagesIn(language: Language): Pages {
  const pages = made.get(language) ?? make(language)
  made.set(language, pages)
  return pages
}

function make(language: Language) {
  const prefix = language === defaultLanguage ? {} : { lang: language }
  const card = (id: string) => href('/:lang?/apartments/:id/card.pdf', { ...prefix, id })
  return {
    home: href('/:lang?', prefix),
    navigator: href('/:lang?/navigator', prefix),
    floor: (place: { entrance: string; floor: number }) =>
      href('/:lang?/navigator/:entrance/:floor', {
        ...prefix,
        entrance: place.entrance,
        floor: String(place.floor),
      }),
    apartments: href('/:lang?/apartments', prefix),
    apartment: (id: string) => href('/:lang?/apartments/:id', { ...prefix, id }),
    card,
    /** The uploaded brochure, which is Bulgarian as what the company writes is; in other languages always the card. */
    brochure: ({ id, brochureUrl }: Pick<PublicApartment, 'id' | 'brochureUrl'>) =>
      (language === defaultLanguage ? brochureUrl : null) ?? card(id),
    priceList: href('/:lang?/price-list.pdf', prefix),
    parking: href('/:lang?/parking', prefix),
    parkingSpot: (id: string) => href('/:lang?/parking/:id', { ...prefix, id }),
    stores: href('/:lang?/stores', prefix),
    progress: href('/:lang?/progress', prefix),
    progressFeed: href('/:lang?/progress.xml', prefix),
    contact: href('/:lang?/contact', prefix),
    favourites: href('/:lang?/favourites', prefix),
    compare: href('/:lang?/compare', prefix),
    privacy: href('/:lang?/privacy', prefix),
    alerts: href('/:lang?/alerts', prefix),
  }
}

/** The path of a public page in another language: `/de/apartments` for `/apartments` or `/en/apartments`. */
export function pathIn(language: Language, pathname: string): string {
  const rest = withoutLanguage(pathname)
  return languagePrefix(language) + (rest === '/' ? '' : rest) || '/'
}
