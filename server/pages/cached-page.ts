import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
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
  /** Of the plain body, in bytes. */
  length: number
  /** At least one of them. */
  bodies: Partial<Record<BodyName, Buffer>>
  isRecompressed: boolean
}

export type BodyName = Encoding | 'plain'

/**
 * The body in this encoding. It is compressed once, however many requests come at the same time. The plain one, which is
 * eight times as long, is forgotten then: hardly anybody asks for it.
 */
export async function bodyOf(page: CachedPage, name: BodyName): Promise<Buffer> {
  const { bodies } = page
  if (bodies[name]) return bodies[name]
  const body = await makeOnce(page, name)
  if (name !== 'plain') delete bodies.plain
  bodies[name] = body
  return body
}

async function plainOf({ bodies: { plain, br, gzip: zipped } }: CachedPage): Promise<Buffer> {
  if (plain) return plain
  return copyOutOfPool(await (br ? promisify(brotliDecompress)(br) : promisify(gunzip)(zipped ?? '')))
}

/**
 * Compresses the bodies that were requested at the highest quality. With Brotli a long list becomes a fifth smaller, and
 * takes 100 times as long to compress.
 */
export async function recompressPage(page: CachedPage): Promise<CachedPage> {
  const { br, gzip: zipped } = page.bodies
  const plain = await plainOf(page)
  const bodies: CachedPage['bodies'] = br || zipped ? {} : { plain }
  if (br) bodies.br = copyOutOfPool(await promisify(brotliCompress)(plain, maxBrotliOptions))
  if (zipped) bodies.gzip = copyOutOfPool(await promisify(gzip)(plain, { level: Z_BEST_COMPRESSION }))
  return { ...page, bodies, isRecompressed: true }
}

const inFlight = new WeakMap<CachedPage, Partial<Record<BodyName, Promise<Buffer>>>>()

function makeOnce(page: CachedPage, name: BodyName): Promise<Buffer> {
  const making = inFlight.get(page) ?? {}
  inFlight.set(page, making)
  making[name] ??= (name === 'plain' ? plainOf(page) : plainOf(page).then(compress[name])).finally(() => {
    delete making[name]
  })
  return making[name]
}

/** How many header lists the fast path may hold for a page: for each of four variants, with and without TLS. */
const headerCopies = 8
const fixedOverhead = 6000

export function sizeOf({ bodies, headers }: CachedPage): number {
  const bytes = Object.values(bodies).reduce((sum, { length }) => sum + length, 0)
  const text = headers.flat().join('').length
  return bytes + headerCopies * text + fixedOverhead
}
