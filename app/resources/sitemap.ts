import { listApartments } from '../../backend/data/apartments.ts'
import { findBuildingChange } from '../../backend/data/building.ts'
import { listParkingSpots } from '../../backend/data/parking-spots.ts'
import { listFloorPlans } from '../../backend/data/plans/floor-plans.ts'
import { listProgressEntries } from '../../backend/data/progress-entries.ts'
import { findSettingsChange } from '../../backend/data/settings.ts'
import { listStores } from '../../backend/data/stores.ts'
import { floorsOfEntrance } from '../../domain/building/building.ts'
import { defaultLanguage, type Language } from '../../domain/language.ts'
import { loadBuilding } from '../building.ts'
import { backendContext, requestContext } from '../context.ts'
import { loadOfferedLanguages } from '../language.ts'
import { pagesIn, pathIn } from '../pages.ts'
import type { PublicPage } from '../public-page.ts'
import type { Route } from './+types/sitemap'

export const handle = {
  shows: ['apartments', 'building', 'floorPlans', 'parkingSpots', 'progressEntries', 'settings', 'stores'],
} satisfies PublicPage

interface Entry {
  /** In Bulgarian. */
  path: string
  changed?: string | undefined
}

/** All public pages in all languages, with the last change of the record or records that they show. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const [building, apartments, spots, plans, stores, diary, settings, buildingChange] = await Promise.all([
    loadBuilding(context),
    listApartments(db),
    listParkingSpots(db),
    listFloorPlans(db),
    listStores(db),
    listProgressEntries(db),
    findSettingsChange(db),
    findBuildingChange(db),
  ])
  // A plan of a floor that the building no longer has is on no page.
  const shownPlans = plans.filter(({ entrance, floor }) =>
    floorsOfEntrance(building, entrance).includes(floor),
  )
  const pages = pagesIn(defaultLanguage)
  const entries: Entry[] = [
    {
      path: pages.home,
      changed: latest([...apartments, ...spots, ...stores, ...diary], settings, buildingChange),
    },
    { path: pages.apartments, changed: latest(apartments) },
    ...apartments.map(({ id, updatedAt }) => ({
      path: pages.apartment(id),
      changed: updatedAt,
    })),
    { path: pages.navigator, changed: latest(apartments, settings, buildingChange) },
    ...shownPlans.map(({ entrance, floor, updatedAt }) => ({
      path: pages.floor({ entrance, floor }),
      changed: updatedAt,
    })),
    { path: pages.parking, changed: latest(spots) },
    ...spots.map(({ id, updatedAt }) => ({ path: pages.parkingSpot(id), changed: updatedAt })),
    { path: pages.stores, changed: latest(stores) },
    // A diary without entries has nothing to show.
    ...(diary.length > 0 ? [{ path: pages.progress, changed: latest(diary) }] : []),
    { path: pages.contact, changed: settings },
    { path: pages.privacy, changed: settings },
  ]
  const { origin } = context.get(requestContext)
  const languages = await loadOfferedLanguages(context)
  return new Response(sitemap(origin, languages, entries), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}

function latest(records: { updatedAt: string }[], ...others: (string | undefined)[]): string | undefined {
  const moments = [
    ...others.filter((moment) => moment !== undefined),
    ...records.map(({ updatedAt }) => updatedAt),
  ]
  return moments.sort().at(-1)
}

/** Each page has an entry in each language, and every entry names the others. */
function sitemap(origin: string, languages: readonly Language[], entries: Entry[]): string {
  const urls = entries.flatMap(({ path, changed }) => {
    const urlIn = (language: Language) => origin + pathIn(language, path)
    const alternate = (hreflang: string, url: string) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${url}"/>`
    const alternates =
      languages.length < 2
        ? ''
        : languages.map((language) => alternate(language, urlIn(language))).join('') +
          alternate('x-default', urlIn(defaultLanguage))
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    return languages.map((language) => `<url><loc>${urlIn(language)}</loc>${lastmod}${alternates}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`
}
