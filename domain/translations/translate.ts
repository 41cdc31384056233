import type { Building } from '../building/building.ts'
import type { BuyerFacts } from '../buyer-facts/buyer-facts.ts'
import type { HomePage } from '../home-page/home-page.ts'
import { type IntroducedPage, noPageTexts, type PageTexts } from '../page-texts/page-texts.ts'
import type { Dictionary } from './dictionary.ts'
import {
  type ApartmentTexts,
  mapApartment,
  mapBuilding,
  mapBuyerFacts,
  mapHomePage,
  mapPageTexts,
  mapStore,
  mapView,
  type ReplaceText,
  type StoreTexts,
  type ViewTexts,
} from './map-texts.ts'
import { bulgarianNames } from './needs-translation.ts'
import { mapProgressEntry, type ProgressTexts } from './progress-texts.ts'

/**
 * Translates what the company has written, and collects the texts that stay Bulgarian because nobody has translated
 * them: pages mark those with their language.
 */
export interface Translator {
  homePage(homePage: HomePage): HomePage
  pageTexts(texts: PageTexts): PageTexts
  /** The introduction of one page alone, so that no other page's texts count as untranslated; '' where there is none. */
  introduction(texts: PageTexts, page: IntroducedPage): string
  buyerFacts(facts: BuyerFacts): BuyerFacts
  store<Store extends StoreTexts>(store: Store): Store
  progressEntry<Entry extends ProgressTexts>(entry: Entry): Entry
  apartment<Apartment extends ApartmentTexts>(apartment: Apartment): Apartment
  view<View extends ViewTexts>(view: View): View
  /** The text, or '' if it was not translated, for places that cannot be marked as Bulgarian. */
  onlyTranslated(text: string): string
  /** The texts and names that were not translated, each once. It grows as more records are translated. */
  untranslated: string[]
}

/** Bulgarian pages have no dictionary: they show what was written. */
export function createTranslator(dictionary: Dictionary | undefined): Translator {
  const untranslated: string[] = []
  const replace = dictionary ? translateBy(dictionary, untranslated) : ({ text }: { text: string }) => text
  return {
    homePage: (homePage) => mapHomePage(homePage, replace),
    pageTexts: (texts) => mapPageTexts(texts, replace),
    introduction(texts, page) {
      const field = `${page}Intro` as const
      return mapPageTexts({ ...noPageTexts, [field]: texts[field] }, replace)[field]
    },
    buyerFacts(facts) {
      if (dictionary) addNew(untranslated, bulgarianNames([facts.builder, facts.permitNumber, facts.bank]))
      return mapBuyerFacts(facts, replace)
    },
    store: (store) => mapStore(store, replace),
    progressEntry: (entry) => mapProgressEntry(entry, replace),
    apartment: (apartment) => mapApartment(apartment, replace),
    view: (view) => mapView(view, replace),
    onlyTranslated: (text) => (untranslated.includes(text) ? '' : text),
    untranslated,
  }
}

function translateBy(dictionary: Dictionary, untranslated: string[]): ReplaceText {
  return (written) => {
    const found = dictionary.find(written)
    if (found !== undefined) return found
    addNew(untranslated, [written.text])
    return written.text
  }
}

function addNew(list: string[], texts: readonly string[]): void {
  list.push(...texts.filter((text) => !list.includes(text)))
}

const translated = new WeakMap<Building, WeakMap<Dictionary, Building>>()
const untranslatedTexts = new WeakMap<Building, readonly string[]>()

/**
 * The building in another language. The same building and dictionary give the same object, because `forBuilding` caches
 * its results by object.
 */
export function translateBuilding(building: Building, dictionary: Dictionary): Building {
  const byDictionary = translated.get(building) ?? new WeakMap<Dictionary, Building>()
  translated.set(building, byDictionary)
  const known = byDictionary.get(dictionary)
  if (known) return known
  const untranslated: string[] = []
  const made = mapBuilding(building, translateBy(dictionary, untranslated))
  byDictionary.set(dictionary, made)
  untranslatedTexts.set(made, untranslated)
  return made
}

/** The texts of a translated building that stayed Bulgarian. */
export function untranslatedOf(building: Building): readonly string[] {
  return untranslatedTexts.get(building) ?? []
}
