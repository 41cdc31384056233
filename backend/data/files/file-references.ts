import { compareApartments } from '../../../domain/apartment/apartment.ts'
import type { FileUse } from '../../../domain/files/file-use.ts'
import { findStoredPath } from '../../../domain/files/stored-path.ts'
import type { FieldChange } from '../../../domain/record/record-change.ts'
import type { Database } from '../database.ts'
import { iterateByPages } from '../records/iterate-by-pages.ts'

interface PathInUse {
  path: string
  use: FileUse
}

/** The stored files that records other than those of the media library point to, each with what points to it. */
export async function listFileUses(db: Database): Promise<PathInUse[]> {
  const [apartments, stores, floorPlans, parkingPlans, settings] = await Promise.all([
    db.read
      .selectFrom('apartments')
      .select(['id', 'number', 'entrance', 'images', 'mainImage', 'brochureUrl'])
      .execute(),
    db.read.selectFrom('stores').select(['id', 'title', 'mainImage', 'secondaryImage']).execute(),
    db.read
      .selectFrom('floorPlans')
      .select(['entrance', 'floor', 'imageUrl'])
      .orderBy('entrance')
      .orderBy('floor')
      .execute(),
    db.read.selectFrom('parkingPlans').select(['level', 'imageUrl']).orderBy('level').execute(),
    db.read.selectFrom('settings').select(['id', 'value']).orderBy('id').execute(),
  ])
  apartments.sort(compareApartments)
  return [
    ...apartments.flatMap(({ images, mainImage, brochureUrl, ...use }) =>
      paths({ kind: 'apartment', ...use }, [...(JSON.parse(images) as string[]), mainImage, brochureUrl]),
    ),
    ...stores.flatMap(({ mainImage, secondaryImage, ...use }) =>
      paths({ kind: 'store', ...use }, [mainImage, secondaryImage]),
    ),
    ...floorPlans.flatMap(({ imageUrl, ...use }) => paths({ kind: 'floorPlan', ...use }, [imageUrl])),
    ...parkingPlans.flatMap(({ imageUrl, ...use }) => paths({ kind: 'parkingPlan', ...use }, [imageUrl])),
    ...settings.flatMap(({ id, value }) => paths({ kind: 'settings', id }, textsIn(JSON.parse(value)))),
  ]
}

/** By url; a file that nothing shows is left out. */
export async function findFileUses(db: Database, urls: string[]): Promise<Record<string, FileUse[]>> {
  const uses = Map.groupBy(await listFileUses(db), ({ path }) => path)
  return Object.fromEntries(
    urls.flatMap((url) => {
      const found = uses.get(findStoredPath(url) ?? '')
      return found ? [[url, found.map(({ use }) => use)]] : []
    }),
  )
}

function paths(use: FileUse, urls: (string | null)[]): PathInUse[] {
  const found = new Set(urls.flatMap((url) => findStoredPath(url) ?? []))
  return [...found].map((path) => ({ path, use }))
}

/** The paths of all stored files that some record points to. */
export async function listReferencedPaths(db: Database): Promise<Set<string>> {
  const [uses, media] = await Promise.all([
    listFileUses(db),
    db.read.selectFrom('media').select('url').execute(),
  ])
  return new Set([...uses.map(({ path }) => path), ...media.flatMap(({ url }) => findStoredPath(url) ?? [])])
}

/** Those of these stored files that a record once pointed to and, as the history says, released. */
export async function findReleasedPaths(db: Database, paths: string[]): Promise<Set<string>> {
  const wanted = new Set(paths)
  const found = new Set<string>()
  const rows = iterateByPages((after, limit) =>
    db.readLong
      .selectFrom('changes')
      .select(['id', 'fields'])
      .where('fields', 'like', '%/files/%')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  )
  for await (const { fields } of rows)
    for (const path of pathsBefore(fields)) if (wanted.has(path)) found.add(path)
  return found
}

function pathsBefore(fields: string): string[] {
  const changes = Object.values(JSON.parse(fields) as Record<string, FieldChange>)
  return changes.flatMap(({ from }) => textsIn(from)).flatMap((url) => findStoredPath(url) ?? [])
}

/** All texts in a value, however deep: an url may be anywhere in it. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
