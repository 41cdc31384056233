import { href } from 'react-router'
import { listApartments } from '../../backend/data/apartments.ts'
import { findBuildingChange } from '../../backend/data/building.ts'
import { listParkingSpots } from '../../backend/data/parking-spots.ts'
import { listFloorPlans } from '../../backend/data/plans/floor-plans.ts'
import { findSettingsChange } from '../../backend/data/settings.ts'
import { listStores } from '../../backend/data/stores.ts'
import { floorsOfEntrance } from '../../domain/building/building.ts'
import { loadBuilding } from '../building.ts'
import { backendContext, requestContext } from '../context.ts'
import type { Route } from './+types/sitemap'

interface Entry {
  path: string
  changed?: string | undefined
}

/** All public pages, with the last change of the record or records that they show. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const [building, apartments, spots, plans, stores, settings, buildingChange] = await Promise.all([
    loadBuilding(context),
    listApartments(db),
    listParkingSpots(db),
    listFloorPlans(db),
    listStores(db),
    findSettingsChange(db),
    findBuildingChange(db),
  ])
  // A plan of a floor that the building no longer has is on no page.
  const shownPlans = plans.filter(({ entrance, floor }) =>
    floorsOfEntrance(building, entrance).includes(floor),
  )
  const entries: Entry[] = [
    {
      path: href('/:lang?'),
      changed: latest([...apartments, ...spots, ...stores], settings, buildingChange),
    },
    { path: href('/:lang?/apartments'), changed: latest(apartments) },
    ...apartments.map(({ id, updatedAt }) => ({
      path: href('/:lang?/apartments/:id', { id }),
      changed: updatedAt,
    })),
    { path: href('/:lang?/navigator'), changed: latest(apartments, settings, buildingChange) },
    ...shownPlans.map(({ entrance, floor, updatedAt }) => ({
      path: href('/:lang?/navigator/:entrance/:floor', { entrance, floor: String(floor) }),
      changed: updatedAt,
    })),
    { path: href('/:lang?/parking'), changed: latest(spots) },
    ...spots.map(({ id, updatedAt }) => ({ path: href('/:lang?/parking/:id', { id }), changed: updatedAt })),
    { path: href('/:lang?/stores'), changed: latest(stores) },
    { path: href('/:lang?/contact'), changed: settings },
    { path: href('/:lang?/privacy'), changed: settings },
  ]
  const { origin } = context.get(requestContext)
  return new Response(sitemap(origin, entries), {
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

function sitemap(origin: string, entries: Entry[]): string {
  const urls = entries.map(
    ({ path, changed }) =>
      `<url><loc>${origin}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}
