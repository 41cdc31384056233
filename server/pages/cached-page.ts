import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Versions } from '../../backend/data/database.ts'
import { brotliOptions, type Encoding, maxBrotliOptions } from '../compression.ts'
import type { PublicRoute } from './public-routes.ts'

const compress = {
  br: async (bytes: Buffer) => copyOutOfPool(await promisify(brotliCompress)(bytes, brotliOptions)),
  gzip: async (bytes: Buffer) => copyOutOfPool(await promisify(gzip)(bytes)),
}

/** Small results are parts of a larger block, which would be kept with them. */
export function copyOutOfPool(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** A page or its data as it is sent, ready in each encoding that somebody has asked for. */
export interface CachedPage {
  status: number
  route: PublicRoute
  /** Of what it shows, read before it was rendered. */
  versions: Versions
  /** The newest ones that these were found to be: what is known is a new object when something has changed. */
  comparedWith: Versions | undefined
  begun: number
  /** When these versions were last seen to be the newest. */
  provenAt: number
  /** It lacks something that may come without being announced, so it is not cached for long. */
  until: number
  tag: string
  headers: [name: string, value: string][]
  bodies: Partial<Record<Encoding, Buffer>> & { plain: Buffer }
  isRecompressed: boolean
}

/** The body in this encoding and the headers that describe it. Compressed once, however many ask at the same time. */
export async function bodyOf(page: CachedPage, encoding: Encoding | undefined): Promise<Buffer> {
  if (!encoding) return page.bodies.plain
  page.bodies[encoding] ??= await compressOnce(page, encoding)
  return page.bodies[encoding]
}

/** The same page with less to send: brotli, tried harder, makes a long list a seventh smaller. */
export async function recompressPage(page: CachedPage): Promise<CachedPage> {
  const br = copyOutOfPool(await promisify(brotliCompress)(page.bodies.plain, maxBrotliOptions))
  return { ...page, bodies: { ...page.bodies, br }, isRecompressed: true }
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

/** Each answer has its headers with and without TLS (cache-fast-path.ts), and lists of them take more than their letters. */
const headerCopies = 8
const fixedOverhead = 6000

export function sizeOf({ bodies, headers }: CachedPage): number {
  const { plain, br, gzip } = bodies
  const text = headers.flat().join('').length
  return plain.length + (br?.length ?? 0) + (gzip?.length ?? 0) + headerCopies * text + fixedOverhead
}
