import type { Building } from '../building/building.ts'
import type { BuyerFacts } from '../buyer-facts/buyer-facts.ts'
import type { HomePage } from '../home-page/home-page.ts'
import type { PageTexts } from '../page-texts/page-texts.ts'
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
  type WrittenText,
} from './map-texts.ts'
import { mapProgressEntry, type ProgressTexts } from './progress-texts.ts'

/** All that the company has written for visitors. */
export interface WrittenContent {
  building: Building
  homePage: HomePage
  pageTexts: PageTexts
  buyerFacts: BuyerFacts
  stores: readonly StoreTexts[]
  progress: readonly (ProgressTexts & { date: string })[]
  apartments: readonly (ApartmentTexts & { number: string; entrance: string })[]
  views: readonly ViewTexts[]
}

/** A written text, with the record that has it where there are several such records. */
export interface TranslatableText extends WrittenText {
  recordId?: string
  /** What people call the record: the title of a store, the day of an entry in the diary, the number of an apartment. */
  recordName?: string
  /** The entrance of an apartment: numbers are unique within an entrance. */
  entrance?: string
}

/** Lists every text that can be translated, each once, in the order of the places where the company writes. */
export function translatableTexts(content: WrittenContent): TranslatableText[] {
  const listed = new Map<string, TranslatableText>()
  const list =
    (record?: Pick<TranslatableText, 'recordId' | 'recordName' | 'entrance'>): ReplaceText =>
    (written) => {
      // A feature belongs to no single home.
      const about = written.place === 'features' ? {} : record
      if (!listed.has(written.key)) listed.set(written.key, { ...written, ...about })
      return written.text
    }
  mapBuilding(content.building, list())
  for (const view of content.views) mapView(view, list({ recordId: view.id, recordName: view.name }))
  mapHomePage(content.homePage, list())
  mapPageTexts(content.pageTexts, list())
  mapBuyerFacts(content.buyerFacts, list())
  for (const store of content.stores) mapStore(store, list({ recordId: store.id, recordName: store.title }))
  for (const entry of content.progress)
    mapProgressEntry(entry, list({ recordId: entry.id, recordName: entry.date }))
  for (const apartment of content.apartments) {
    const { id, number, entrance } = apartment
    mapApartment(apartment, list({ recordId: id, recordName: number, entrance }))
  }
  // Features follow the apartments that have them, so that both are listed together.
  const texts = [...listed.values()]
  return [
    ...texts.filter(({ place }) => place !== 'features'),
    ...texts.filter(({ place }) => place === 'features'),
  ]
}
