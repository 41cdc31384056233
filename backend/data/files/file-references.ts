import type { FileUse } from '../../../domain/files/media.ts'
import { findStoredPath } from '../../../domain/files/stored-path.ts'
import type { FieldChange } from '../../../domain/record/record-change.ts'
import { collectionDescriptors } from '../collections/collections.ts'
import type { FileReference } from '../collections/descriptor.ts'
import type { Database } from '../database.ts'
import { iterateByPages } from '../records/iterate-by-pages.ts'
import { textsIn } from './stored-urls.ts'

export async function listReferencedPaths(db: Database): Promise<Set<string>> {
  return new Set((await listReferences(db)).map(({ path }) => path))
}

/** Where each of these files is used, by its URL; a file that only the media library points to is left out. */
export async function findFileUses(db: Database, urls: string[]): Promise<Record<string, FileUse[]>> {
  const references = Map.groupBy(await listReferences(db), ({ path }) => path)
  return Object.fromEntries(
    urls.flatMap((url) => {
      const uses = references.get(findStoredPath(url) ?? '')?.flatMap(({ use }) => use ?? []) ?? []
      return uses.length > 0 ? [[url, uses]] : []
    }),
  )
}

async function listReferences(db: Database): Promise<FileReference[]> {
  const readers = Object.values(collectionDescriptors).map(({ readFiles }) => readFiles)
  return (await Promise.all(readers.map((readFiles) => readFiles?.(db) ?? []))).flat()
}

/** Which of these unreferenced files a record once pointed to, according to the history. */
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
  const changes: Record<string, FieldChange> = JSON.parse(fields)
  const urls = Object.values(changes).flatMap(({ from }) => textsIn(from))
  return urls.flatMap((url) => findStoredPath(url) ?? [])
}
