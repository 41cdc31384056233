import { Readable } from 'node:stream'
import type { ByteRange } from '../../backend/files/file-store.ts'
import type { ImageFormat } from '../../backend/images/derived-images.ts'
import { notFoundResponse } from './plain-response.ts'

export interface Sendable {
  contentType: string
  size: number
  etag: string
  /** Undefined if the file was deleted in the meantime. */
  open(range?: ByteRange): Promise<Readable | undefined>
}

/** Sends a file whole or in part, or 304 if the browser has it. */
export async function sendFile(request: Request, file: Sendable, extra: HeadersInit = {}): Promise<Response> {
  const headers = new Headers(extra)
  headers.set('ETag', file.etag)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'public, max-age=31536000, immutable')
  if (matchesIfNoneMatch(request, file.etag)) return new Response(null, { status: 304, headers })

  headers.set('Content-Type', file.contentType)
  headers.set('Accept-Ranges', 'bytes')
  const range = parseRange(currentRange(request, file.etag), file.size)
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${file.size}`)
    // Only the file itself may be cached, not this error.
    headers.set('Cache-Control', 'no-store')
    return new Response(null, { status: 416, headers })
  }
  const part = range === 'whole' ? undefined : range
  if (part) headers.set('Content-Range', `bytes ${part.start}-${part.end}/${file.size}`)
  headers.set('Content-Length', String(part ? part.end - part.start + 1 : file.size))
  const status = part ? 206 : 200
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const body = await file.open(part)
  return body ? new Response(ownedBy(request, body), { status, headers }) : notFoundResponse()
}

/**
 * A body that is closed when its request is aborted: the router drops the response to a visitor who has left, and nobody
 * would read the file that it holds open, or close it.
 */
export function ownedBy({ signal }: Pick<Request, 'signal'>, body: Readable): BodyInit {
  const close = () => body.destroy()
  if (signal.aborted) close()
  else signal.addEventListener('abort', close)
  body.once('close', () => signal.removeEventListener('abort', close))
  return Readable.toWeb(body) as BodyInit
}

/**
 * The Range header, or null if the file has changed: with `If-Range`, a client asks for a part only of the
 * version that it knows.
 */
function currentRange(request: Request, etag: string): string | null {
  const condition = request.headers.get('If-Range')
  return condition === null || condition === etag ? request.headers.get('Range') : null
}

/** A part of a file in bytes; both ends are inclusive. */
interface Range {
  start: number
  end: number
}

/** The range of a Range header. Without one, or with several ranges or another unit, the whole file is sent. */
export function parseRange(header: string | null, size: number): Range | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = header?.match(/^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i) ?? []
  if (first === '' && last === '') return 'whole'
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole'
  return start < size && start <= end ? { start, end } : 'unsatisfiable'
}

export function matchesIfNoneMatch(request: Request, etag: string): boolean {
  const known = request.headers.get('If-None-Match')?.split(',') ?? []
  return known.some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

/** The smallest format that the browser accepts; every browser accepts JPEG. */
export function imageFormat(accept: string | null): ImageFormat {
  const offers = (accept ?? '').toLowerCase().split(',')
  const takes = (type: string) =>
    offers.some((offer) => offer.trim().split(/\s*;/)[0] === type && !/;\s*q=0(\.0*)?\s*(;|$)/.test(offer))
  if (takes('image/avif')) return 'avif'
  return takes('image/webp') ? 'webp' : 'jpeg'
}
