import { listApartments } from '../../backend/data/apartments.ts'
import { listFloorPlans } from '../../backend/data/plans/floor-plans.ts'
import { getCompanySettings } from '../../backend/data/settings.ts'
import { admitFeedReader, feedLimit } from '../../backend/feeds/admit-reader.ts'
import type { PublicApartment } from '../../domain/apartment/apartment.ts'
import { buildingAddress, namedBuilding } from '../../domain/building/building.ts'
import { type Feed, feedOf } from '../../domain/feed/feed-apartment.ts'
import { writeFeedJson, writeFeedXml } from '../../domain/feed/write-xml.ts'
import { defaultLanguage } from '../../domain/language.ts'
import { loadBuilding } from '../building.ts'
import { backendContext, requestContext } from '../context.ts'
import { loadOfferedLanguages } from '../language.ts'
import type { Route } from './+types/feed'
import { localeIn } from './document-locale.ts'
import { feedTexts, readFeedLanguages } from './feed-texts.ts'
import { notFoundResponse, tooManyRequests } from './plain-response.ts'
import { findSharedBytes, sendSharedBytes } from './shared-bytes.ts'

/**
 * The available apartments as `/feed.xml` and `/feed.json` (docs/feeds.md). The key is part of the URL, so shared
 * caches must not store the response.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, versions } = context.get(backendContext)
  const { visitor, origin } = context.get(requestContext)
  const { pathname, searchParams } = new URL(request.url)
  const admission = await admitFeedReader(db, searchParams.get('key') ?? '', visitor.ip)
  if (admission === 'closed') return notFoundResponse()
  if (admission === 'too-many') return tooManyRequests(feedLimit)
  const isXml = /\.xml$/i.test(pathname)
  const feed = await findSharedBytes(versions, {
    name: `${isXml ? 'xml' : 'json'} ${origin}`,
    shows: ['apartments', 'building', 'floorPlans', 'settings', 'translations'],
    pieces: async () => (isXml ? writeFeedXml : writeFeedJson)(await readFeed(context)),
  })
  return sendSharedBytes(request, feed, {
    'Content-Type': `application/${isXml ? 'xml' : 'json'}; charset=utf-8`,
    'Cache-Control': 'private, no-cache',
    'X-Robots-Tag': 'noindex',
  })
}

async function readFeed(context: Route.LoaderArgs['context']): Promise<Feed> {
  const { db } = context.get(backendContext)
  const { origin } = context.get(requestContext)
  const [available, plans, { values: company }, record, offered] = await Promise.all([
    listApartments(db, { available: true }),
    listFloorPlans(db),
    getCompanySettings(db),
    loadBuilding(context),
    loadOfferedLanguages(context),
  ])
  const building = namedBuilding(record, company.companyName)
  const address = buildingAddress(building, company.address)
  const languages = await readFeedLanguages(db, offered)
  const textsOf = (apartment: PublicApartment) => feedTexts(languages, origin, apartment)
  const sources = {
    building,
    origin,
    plans,
    address,
    exposureNames: localeIn(defaultLanguage).text.labels.exposure,
    textsOf,
  }
  return feedOf(building.name, sources, available)
}
