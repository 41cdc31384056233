import { pipeline, Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { createMiddleware } from 'hono/factory'
import { createBoundedCache } from '../../domain/bounded-cache.ts'

const compressible =
  /^(text\/(?!event-stream)|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml)/
/** React Router's own content type for the data of a page. */
const pageData = /^text\/x-script/

export type Encoding = 'br' | 'gzip'

const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_LGWIN } = constants

/** 256 KB: a larger window would take memory for each response that is being compressed, and save nothing. */
const window = { [BROTLI_PARAM_LGWIN]: 18 }

const brotliOptions = { params: { [BROTLI_PARAM_QUALITY]: 5, ...window } }
/** The highest quality, which takes 60 times as long as `brotliOptions`. */
export const maxBrotliOptions = { params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, ...window } }

const encoders = {
  br: () => createBrotliCompress(brotliOptions),
  gzip: () => createGzip(),
}

export const compression = createMiddleware(async (c, next) => {
  await next()
  const { headers, body, status } = c.res
  const type = headers.get('Content-Type') ?? ''
  if (!compressible.test(type) && !pageData.test(type)) return
  // Compressed assets have `Vary` already. Caches distinguish variants by its exact text, so it is set once.
  if (!/accept-encoding/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Accept-Encoding')
  const encoding = preferredEncoding(c.req.header('Accept-Encoding') ?? '')
  if (!encoding || !body || headers.has('Content-Encoding') || c.req.method === 'HEAD') return
  const encoded = encoders[encoding]()
  // `pipeline` ends both sides when either fails, so no source stays open behind a closed connection.
  pipeline(Readable.fromWeb(body as ReadableStream), encoded, () => {})
  // Hono adds the headers of the response that is replaced to those of the new one.
  headers.delete('Content-Length')
  headers.set('Content-Encoding', encoding)
  c.res = new Response(Readable.toWeb(encoded) as BodyInit, { status, headers })
})

/** Browsers send a few headers again and again, and reading one takes a twentieth of what a cached page takes. */
const preferred = createBoundedCache<{ encoding: Encoding | undefined }>(100)
const maxKeptLength = 100

export function preferredEncoding(accepted: string): Encoding | undefined {
  const known = preferred.get(accepted)
  if (known) return known.encoding
  const encoding = readPreference(accepted)
  if (accepted.length <= maxKeptLength) preferred.set(accepted, { encoding })
  return encoding
}

function readPreference(accepted: string): Encoding | undefined {
  const entries = accepted.toLowerCase().replaceAll(/\s/g, '').split(',')
  const offered = new Set(
    entries.filter((entry) => !/;q=0(\.0*)?$/.test(entry)).map((entry) => entry.split(';', 1)[0]),
  )
  if (offered.has('br')) return 'br'
  return offered.has('gzip') ? 'gzip' : undefined
}
