import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Versions } from '../../backend/data/database.ts'
import { type Encoding, maxBrotliOptions } from '../middleware/compression.ts'
import type { PublicRoute } from './page-url.ts'

const { BROTLI_PARAM_QUALITY, Z_BEST_COMPRESSION, Z_BEST_SPEED } = constants

/** Larger than most compressed pages: each piece waits for its turn on the main thread. */
const chunkSize = 64 * 1024

/** Most pages of filters are read once, so they are compressed in half the time and a tenth worse than usual. */
const compress = {
  br: async (bytes: Buffer) =>
    copyOutOfPool(
      await promisify(brotliCompress)(bytes, { chunkSize, params: { [BROTLI_PARAM_QUALITY]: 4 } }),
    ),
  gzip: async (bytes: Buffer) =>
    copyOutOfPool(await promisify(gzip)(bytes, { chunkSize, level: Z_BEST_SPEED })),
}

/** Copies a buffer that is a slice of Node's pool: a slice would keep the whole block of the pool in memory. */
export function copyOutOfPool(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** A page, or its data for the router, with a body in each encoding that was requested so far. */
export interface CachedPage {
  status: number
  route: PublicRoute
  /** The collections' versions, read before the page was rendered. */
  versions: Versions
  /** The last versions object that the page was found current with: the same object needs no new comparison. */
  comparedWith: Versions | undefined
  renderStartedAt: number
  /** When the page was last known to be current. */
  validatedAt: number
  /** When the page expires whatever the versions say; infinite unless an image was missing. */
  until: number
  tag: string
  headers: [name: string, value: string][]
  bodies: Partial<Record<Encoding, Buffer>> & { plain: Buffer }
  isRecompressed: boolean
}

/** The body in this encoding. It is compressed once, however many requests come at the same time. */
export async function bodyOf(page: CachedPage, encoding: Encoding | undefined): Promise<Buffer> {
  if (!encoding) return page.bodies.plain
  page.bodies[encoding] ??= await compressOnce(page, encoding)
  return page.bodies[encoding]
}

/**
 * Compresses the bodies that were requested at the highest quality. With Brotli a long list becomes a fifth smaller, and
 * takes 100 times as long to compress.
 */
export async function recompressPage(page: CachedPage): Promise<CachedPage> {
  const { plain, br, gzip: zipped } = page.bodies
  const bodies = { ...page.bodies }
  if (br) bodies.br = copyOutOfPool(await promisify(brotliCompress)(plain, maxBrotliOptions))
  if (zipped) bodies.gzip = copyOutOfPool(await promisify(gzip)(plain, { level: Z_BEST_COMPRESSION }))
  return { ...page, bodies, isRecompressed: true }
}

const inFlight = new WeakMap<CachedPage, Partial<Record<Encoding, Promise<Buffer>>>>()

function compressOnce(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  const compressing = inFlight.get(page) ?? {}
  inFlight.set(page, compressing)
  compressing[encoding] ??= compress[encoding](page.bodies.plain).catch((error) => {
    delete compressing[encoding]
    throw error
  })
  return compressing[encoding]
}

export function headersOf(
  page: CachedPage,
  body: Buffer,
  encoding: Encoding | undefined,
): [string, string][] {
  return [
    ...page.headers,
    ...(encoding ? [['content-encoding', encoding] as [string, string]] : []),
    ['content-length', String(body.length)],
  ]
}

/** How many header lists the fast path may hold for a page: for each of four variants, with and without TLS. */
const headerCopies = 8
const fixedOverhead = 6000

export function sizeOf({ bodies, headers }: CachedPage): number {
  const { plain, br, gzip } = bodies
  const text = headers.flat().join('').length
  return plain.length + (br?.length ?? 0) + (gzip?.length ?? 0) + headerCopies * text + fixedOverhead
}
