import type { FileUse } from '../../../domain/files/media.ts'
import { findStoredPath } from '../../../domain/files/stored-path.ts'
import type { FileReference } from '../collections/descriptor.ts'

/** The stored files behind these URLs, each once. */
export function referencesTo(urls: (string | null)[], use?: FileUse): FileReference[] {
  const paths = new Set(urls.flatMap((url) => findStoredPath(url) ?? []))
  return [...paths].map((path) => ({ path, ...(use && { use }) }))
}

export function textsInJson(json: string): string[] {
  return textsIn(JSON.parse(json))
}

/** All texts in a value, however deep: a URL may be anywhere in it. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
