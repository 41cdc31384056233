import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import type { Collection } from '../../backend/data/schema.ts'
import type { NewestVersions } from '../../backend/live/newest-versions.ts'
import { createBoundedCache } from '../../domain/bounded-cache.ts'
import { matchesIfNoneMatch, ownedBy } from './send-file.ts'

interface SharedBytes {
  bytes: Buffer
  etag: string
}

interface Wanted {
  /** Names what is made of the collections, for one site. */
  name: string
  /** Made anew when one of them changes. */
  shows: readonly Collection[]
  pieces(): Promise<Iterable<string>>
}

/** By the versions of a backend: several run in one process of tests. */
const known = new WeakMap<NewestVersions, ReturnType<typeof createBoundedCache<Promise<SharedBytes>>>>()
const most = 4
/** In milliseconds: how long a document is written before others get a turn. */
const slice = 10

/**
 * A long document that is the same for all who may read it: made once for all requests until its data changes, and the
 * same bytes are sent to all, so that those who ask and do not read take no memory each.
 */
export async function findSharedBytes(versions: NewestVersions, wanted: Wanted): Promise<SharedBytes> {
  if (!versions.isFresh()) await versions.refresh()
  const at = versions.known()
  const key = JSON.stringify([wanted.name, wanted.shows.map((name) => at[name] ?? 0)])
  const cache = known.get(versions) ?? createBoundedCache<Promise<SharedBytes>>(most)
  known.set(versions, cache)
  const making = cache.get(key) ?? make(wanted)
  cache.set(key, making)
  // A document that could not be made is tried again at the next request.
  making.catch(() => known.delete(versions))
  return making
}

async function make({ pieces }: Wanted): Promise<SharedBytes> {
  const written: Buffer[] = []
  let begun = performance.now()
  for (const piece of await pieces()) {
    written.push(Buffer.from(piece))
    if (performance.now() - begun < slice) continue
    await turn()
    begun = performance.now()
  }
  const bytes = Buffer.concat(written)
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` }
}

export function sendSharedBytes(
  request: Request,
  { bytes, etag }: SharedBytes,
  headers: Record<string, string>,
) {
  const all = { ...headers, ETag: `W/${etag}` }
  if (matchesIfNoneMatch(request, etag)) return new Response(null, { status: 304, headers: all })
  // A stream hands on these bytes; as they are, the Response would copy them.
  const body = ownedBy(request, Readable.from([bytes]))
  return new Response(body, { headers: { ...all, 'Content-Length': String(bytes.length) } })
}
