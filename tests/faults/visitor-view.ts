import { expect } from 'vitest'
import { sendRequest } from './send-request.ts'
import type { StockedBuilding } from './stocked-building.ts'

export function publicPagesOf({ apartmentId, parkingSpotId }: StockedBuilding): string[] {
  const records = [`/apartments/${apartmentId}`, `/parking/${parkingSpotId}`, '/navigator/1/1']
  return [
    '/',
    '/apartments',
    '/parking',
    '/stores',
    '/progress',
    '/contact',
    '/privacy',
    ...records,
    '/sitemap.xml',
  ]
}

/** URLs of stored files as pages refer to them; `?w=` may be a size that nobody has requested yet. */
export function filesOf({ photo, brochure }: StockedBuilding, width: number): string[] {
  return [photo, brochure, `${photo}?w=${width}`]
}

export async function expectServed(url: string, paths: string[]): Promise<void> {
  for (const path of paths) expect((await sendRequest(url + path)).status, path).toBe(200)
}
