import { compareApartments } from '../../domain/apartment/apartment.ts'
import type { KnownFeature } from '../../domain/apartment/known-features.ts'
import { emptyBuilding } from '../../domain/building/building.ts'
import { noBuyerFacts } from '../../domain/buyer-facts/buyer-facts.ts'
import { emptyHomePage } from '../../domain/home-page/home-page.ts'
import { noPageTexts } from '../../domain/page-texts/page-texts.ts'
import type { TextPlace } from '../../domain/translations/map-texts.ts'
import {
  type TranslatableText,
  translatableTexts,
  type WrittenContent,
} from '../../domain/translations/translatable-texts.ts'
import { getBuilding } from './building.ts'
import type { Database } from './database.ts'
import { listProgressEntries } from './progress-entries.ts'
import { getBuyerFacts, getHomePage, getPageTexts } from './settings.ts'
import { listStores } from './stores.ts'

/** Which texts to read; all of them where it says nothing. */
interface Wanted {
  place?: TextPlace | undefined
  /** The id of a store, an entry of the diary, an apartment or a view. */
  recordId?: string | undefined
}

/** Reads the texts that the company has written in Bulgarian. */
export async function listTranslatableTexts(db: Database, wanted: Wanted = {}): Promise<TranslatableText[]> {
  const { place, recordId } = wanted
  const texts = translatableTexts(await readWrittenContent(db, wanted))
  return texts.filter(
    (text) =>
      (place === undefined || text.place === place) && (recordId === undefined || text.recordId === recordId),
  )
}

/** A text as it is now; undefined when the company no longer has it. */
export async function findTranslatableText(db: Database, key: string): Promise<TranslatableText | undefined> {
  const wanted = wantedByKey(key)
  if (!wanted.place) return undefined
  const texts = translatableTexts(await readWrittenContent(db, wanted))
  return texts.find((text) => text.key === key)
}

/** The places by the words with which their keys begin. */
const placeOfKey = new Map<string, TextPlace>([
  ['building', 'building'],
  ['view', 'views'],
  ['homePage', 'homePage'],
  ['pageTexts', 'pageTexts'],
  ['buyerFacts', 'buyerFacts'],
  ['store', 'stores'],
  ['progress', 'progress'],
  ['apartment', 'apartments'],
  ['feature', 'features'],
])

function wantedByKey(key: string): Wanted {
  const [first = '', second] = key.split('.', 2)
  const place = placeOfKey.get(first)
  return { place, recordId: place === 'stores' || place === 'apartments' ? second : undefined }
}

async function readWrittenContent(db: Database, { place, recordId }: Wanted): Promise<WrittenContent> {
  const isWanted = (...places: TextPlace[]) => place === undefined || places.includes(place)
  return {
    building: isWanted('building') ? await getBuilding(db) : emptyBuilding,
    homePage: isWanted('homePage') ? (await getHomePage(db)).values : emptyHomePage,
    pageTexts: isWanted('pageTexts') ? (await getPageTexts(db)).values : noPageTexts,
    buyerFacts: isWanted('buyerFacts') ? (await getBuyerFacts(db)).values : noBuyerFacts,
    stores: isWanted('stores') ? await listStores(db) : [],
    progress: isWanted('progress') ? await listProgressEntries(db) : [],
    apartments: isWanted('apartments', 'features') ? await listApartmentTexts(db, recordId) : [],
    views: isWanted('views') ? await listViewNames(db) : [],
  }
}

async function listApartmentTexts(db: Database, id?: string) {
  const all = db.readLong
    .selectFrom('apartments')
    .select(['id', 'number', 'entrance', 'description', 'features'])
  const rows = await (id === undefined ? all : all.where('id', '=', id)).execute()
  return rows
    .map(({ features, ...apartment }) => ({ ...apartment, features: JSON.parse(features) as string[] }))
    .sort(compareApartments(await getBuilding(db)))
}

/** The features that homes have with the number of homes, those of most homes first. */
export async function countFeatures(db: Database): Promise<Pick<KnownFeature, 'text' | 'homes'>[]> {
  const rows = await db.readLong.selectFrom('apartments').select('features').execute()
  const counts = new Map<string, number>()
  for (const { features } of rows)
    for (const feature of new Set(JSON.parse(features) as string[]))
      counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return [...counts]
    .map(([text, homes]) => ({ text, homes }))
    .sort((a, b) => b.homes - a.homes || a.text.localeCompare(b.text, 'bg'))
}

function listViewNames(db: Database) {
  return db.read.selectFrom('buildingViews').select(['id', 'name']).orderBy('position').execute()
}
