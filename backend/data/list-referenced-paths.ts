import { findStoredPath } from '../../domain/files/stored-path.ts'
import type { Database } from './database.ts'
import { textsIn } from './texts-in.ts'

/** The paths of all stored files that some record points to. */
export async function listReferencedPaths(db: Database): Promise<Set<string>> {
  const [apartments, stores, floorPlans, parkingPlans, media, settings] = await Promise.all([
    db.read.selectFrom('apartments').select(['images', 'mainImage', 'brochureUrl']).execute(),
    db.read.selectFrom('stores').select(['mainImage', 'secondaryImage']).execute(),
    db.read.selectFrom('floorPlans').select('imageUrl').execute(),
    db.read.selectFrom('parkingPlans').select('imageUrl').execute(),
    db.read.selectFrom('media').select('url').execute(),
    db.read.selectFrom('settings').select('value').execute(),
  ])
  const urls = [
    ...apartments.flatMap(({ images, ...single }) => [
      ...(JSON.parse(images) as string[]),
      ...Object.values(single),
    ]),
    ...[...stores, ...floorPlans, ...parkingPlans, ...media].flatMap((row) => Object.values(row)),
    ...settings.flatMap(({ value }) => textsIn(JSON.parse(value))),
  ]
  return new Set(urls.flatMap((url) => findStoredPath(url) ?? []))
}
