import type { IncomingMessage, ServerResponse } from 'node:http'
import { preferredEncoding } from '../middleware/compression.ts'
import { listSecurityHeaders } from '../middleware/security-headers.ts'
import { matchesETag } from '../rendering/finish-page.ts'
import { isOverTls } from '../visitor.ts'
import type { BodyName, CachedPage } from './cached-page.ts'

/** `known` is a 304 for a browser that has the page; the others are bodies by their encoding. */
type Variant = 'known' | BodyName

/** Header lists for plain HTTP and for TLS. The request id is their last entry. */
interface PreparedHeaders {
  plain: string[]
  tls: string[]
}

const prepared = new WeakMap<Buffer | CachedPage, PreparedHeaders>()

export function variantOf({ headers }: IncomingMessage, { tag }: CachedPage): Variant {
  if (tag !== '' && matchesETag(headers['if-none-match'], tag)) return 'known'
  return preferredEncoding(headers['accept-encoding'] ?? '') ?? 'plain'
}

interface Sent {
  page: CachedPage
  /** Undefined for a 304. */
  body: Buffer | undefined
  encoding: Variant
  requestId: string
  trustProxy: number
}

/** Sends a cached page straight to the connection, and returns its status. */
export function sendPage(incoming: IncomingMessage, outgoing: ServerResponse, sent: Sent): number {
  const { page, body, encoding, requestId, trustProxy } = sent
  const { plain, tls } = headersFor(page, body, encoding)
  const own = isOverTls(incoming, trustProxy) ? tls : plain
  const status = body ? page.status : 304
  own[own.length - 1] = requestId
  outgoing.writeHead(status, own)
  // The id is removed again: it is a slice of a long string, which would stay in memory as long as this list.
  own[own.length - 1] = ''
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
  return status
}

/** Returns names and values in turn, which `writeHead` takes fastest. A 304 has no Content-Length. */
function headersFor(page: CachedPage, body: Buffer | undefined, encoding: Variant): PreparedHeaders {
  const found = prepared.get(body ?? page)
  if (found) return found
  const ofBody = body ? [['content-length', String(body.length)]] : []
  if (body && encoding !== 'plain') ofBody.push(['content-encoding', encoding])
  const withSecurityHeaders = (overTls: boolean) =>
    [...page.headers, ...ofBody, ...listSecurityHeaders(overTls), ['x-request-id', '']]
      .flat()
      .map(toOneByteString)
  const headers = { plain: withSecurityHeaders(false), tls: withSecurityHeaders(true) }
  prepared.set(body ?? page, headers)
  return headers
}

/**
 * Copies a header into a string that takes one byte for each character in V8. A slice of a Cyrillic page takes
 * two, even where it is all Latin, and one such header makes `writeHead` twice as slow.
 */
function toOneByteString(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1')
}
