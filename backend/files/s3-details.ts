import { contentTypeByExtension } from './content-type-by-extension.ts'
import type { FileDetails, StoredFile } from './file-store.ts'

/** What S3 answers about an object. */
interface ObjectHead {
  ContentType?: string | undefined
  ContentLength?: number | undefined
  ContentRange?: string | undefined
  LastModified?: Date | undefined
  ETag?: string | undefined
  Metadata?: Record<string, string> | undefined
}

/** Metadata travels in headers: keys in small letters (`uploadedBy` as `uploaded-by`), values in ASCII. */
export function asHeaders({ contentType, metadata = {} }: FileDetails) {
  const entries = Object.entries(metadata).map(([key, value]) => [
    key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    encodeURIComponent(value),
  ])
  return { ContentType: contentType, Metadata: Object.fromEntries(entries) as Record<string, string> }
}

export function asStoredFile(path: string, head: ObjectHead): StoredFile {
  return {
    path,
    contentType: typeOf(path, head.ContentType),
    metadata: asMetadata(head.Metadata ?? {}),
    size: Number(head.ContentRange?.split('/')[1] ?? head.ContentLength ?? 0),
    modifiedAt: (head.LastModified ?? new Date(0)).toISOString(),
    etag: head.ETag ?? '',
  }
}

/** Stores give a type of their own to what somebody laid there by hand without one. */
function typeOf(path: string, given: string | undefined): string {
  const says = given && !/^(application|binary)\/octet-stream$/.test(given)
  return says ? given : contentTypeByExtension(path)
}

function asMetadata(headers: Record<string, string>): Record<string, string> {
  const entries = Object.entries(headers).map(([key, value]) => [
    key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    decode(value),
  ])
  return Object.fromEntries(entries)
}

/** What somebody laid there by hand may be written otherwise. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
