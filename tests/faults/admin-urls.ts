import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../app/routes.ts'
import { uploadRules } from '../../domain/files/upload-rules.ts'
import { patternWithoutLanguage } from '../../domain/language.ts'
import type { StockedBuilding } from './stocked-building.ts'

/** The URLs of the admin area that need no session: people sign in and set their passwords there. */
export const publicAdminUrls = [
  '/admin/login',
  '/admin/login/code',
  '/admin/forgotten-password',
  '/admin/password',
]

type Ids = Pick<
  StockedBuilding,
  | 'apartmentId'
  | 'parkingSpotId'
  | 'storeId'
  | 'floorPlanId'
  | 'parkingPlanId'
  | 'viewId'
  | 'enquiryId'
  | 'photo'
>

/** Every path pattern of app/routes.ts without the language, such as `/apartments/:id`. */
export function routePaths(): string[] {
  return [...new Set(patternsOf(routes, '').map(patternWithoutLanguage))]
}

function patternsOf(entries: RouteConfigEntry[], above: string): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = path === undefined ? above : `${above}/${path}`
    // A route with children has a URL of its own only if it has a path and no index route.
    const isFrame = children && (path === undefined || children.some((child) => child.index))
    const own = isFrame ? [] : [index ? above || '/' : here]
    return [...own, ...patternsOf(children ?? [], here)]
  })
}

/** Every URL of the admin area that needs a session, with the ids of these records filled in. */
export function adminUrls(building: Ids, others: OtherIds = {}): string[] {
  return adminUrlsByPattern(building, others).map(({ url }) => url)
}

/** By the first part of the path below /admin, for buildings that have more than the stocked one. */
type OtherIds = Readonly<Record<string, string>>

/** Returns the URLs of `adminUrls`, each with its path pattern. */
export function adminUrlsByPattern(building: Ids, others: OtherIds = {}): { pattern: string; url: string }[] {
  return routePaths()
    .filter((path) => /^\/admin(\/|$)/.test(path) && !publicAdminUrls.includes(path))
    .flatMap((pattern) => {
      const urls = pattern.includes(':uploader')
        ? uploadUrls(pattern, building)
        : [
            pattern
              .replace(':id', others[pattern.split('/')[2] ?? ''] ?? idFor(pattern, building))
              .replace(':change', 'sell')
              .replace('*', 'anything'),
          ]
      return urls.map((url) => ({ pattern, url }))
    })
}

function idFor(path: string, building: Ids): string {
  if (path.startsWith('/admin/apartments')) return building.apartmentId
  if (path.startsWith('/admin/parking/plans')) return building.parkingPlanId
  if (path.startsWith('/admin/parking')) return building.parkingSpotId
  if (path.startsWith('/admin/stores')) return building.storeId
  if (path.startsWith('/admin/floor-plans/building')) return building.viewId
  if (path.startsWith('/admin/floor-plans')) return building.floorPlanId
  return building.enquiryId
}

function uploadUrls(path: string, { apartmentId, storeId, viewId, photo }: Ids): string[] {
  const query = new URLSearchParams({
    apartmentId,
    storeId,
    viewId,
    slot: 'main',
    entrance: '1',
    floor: '1',
    level: '1',
    url: photo,
  })
  return Object.keys(uploadRules).map((uploader) => `${path.replace(':uploader', uploader)}?${query}`)
}

/** The URL at which React Router's client requests the data of this page. */
export function dataUrlOf(url: string): string {
  const [path = '', query] = url.split('?')
  return `${path}.data${query === undefined ? '' : `?${query}`}`
}
