import type { RouterContextProvider } from 'react-router'
import { getBuyerFacts, getCompanySettings } from '../../backend/data/settings.ts'
import { countedRecords } from '../../domain/building/building.ts'
import { isStoredUrl } from '../../domain/files/stored-path.ts'
import { type HomePage, locationImageUrl } from '../../domain/home-page/home-page.ts'
import type { Translator } from '../../domain/translations/translate.ts'
import { backendContext, type ServerLocale } from '../context.ts'
import { loadNamedBuilding } from '../named-building.ts'
import type { RecordsOnHomePage } from './blocks.tsx'
import { shownFigures, statedCounts } from './building-figures.ts'
import { countRecords } from './count-records.ts'
import { formatBuyerFacts, formatPaymentPlan } from './format-buyer-facts.ts'
import { loadFreeNow } from './free-now.ts'
import { loadNewestProgress } from './load-newest-progress.ts'

/**
 * What the home page shows of other records, for the page itself and for its preview in the admin area. Texts are
 * formatted here, so that browsers do not load the formatting code.
 */
export async function loadRecords(
  context: Readonly<RouterContextProvider>,
  { written, ...locale }: ServerLocale & { written: Pick<Translator, 'buyerFacts' | 'progressEntry'> },
  { featured }: HomePage,
) {
  const { text } = locale
  const backend = context.get(backendContext)
  const { db } = backend
  const picked = featured.map(({ apartmentId }) => apartmentId)
  const [building, company, buyer, free, counts, diary] = await Promise.all([
    loadNamedBuilding(context),
    getCompanySettings(db),
    getBuyerFacts(db),
    loadFreeNow(context, text, backend, picked),
    countRecords(context, db),
    loadNewestProgress(backend, locale, written),
  ])
  const stated = statedCounts(building, counts)
  const facts = shownFigures(building.facts, counts)
  const translated = written.buyerFacts(buyer.values)
  const { beachMetres, destination, paymentPlan } = translated
  const records: RecordsOnHomePage = {
    freeNow:
      typeof free === 'string' ? free : { availability: free.availability, freeParking: free.freeParking },
    featured: typeof free === 'string' ? [] : free.featured,
    statistics: shownFigures(building.statistics, counts),
    buyerFacts: formatBuyerFacts(text, translated),
    diary,
    paymentPlan: formatPaymentPlan(text, paymentPlan),
    destination,
  }
  return {
    building,
    company: company.values,
    stated,
    facts,
    beachMetres,
    records,
    known: {
      building,
      companyAddress: company.values.address,
      facts: text.buildingSentences.describeFacts(facts, stated.parkingSpots),
      destination,
    },
    /** Whether every part could be read. */
    isWhole: typeof free !== 'string' && countedRecords.every((kind) => counts[kind] !== undefined),
  }
}

/** The URLs of all stored files that a home page may show. */
export function imagesOf(homePage: HomePage): string[] {
  const { heroImage, heroImageUpright, descriptionImage, interiors } = homePage
  const images = [heroImage, heroImageUpright, descriptionImage, ...interiors.map(({ image }) => image)]
  return [...images.filter(isStoredUrl), locationImageUrl(homePage)]
}
