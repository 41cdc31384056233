import { createWriteStream } from 'node:fs'
import { rename, stat } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { maxPixelsOf } from '../../domain/files/image-limits.ts'
import type { ImageDetails } from '../../domain/files/stored-image.ts'
import { type Uploader, uploadFault } from '../../domain/files/upload-rules.ts'
import { describeImage, ImageRefused, rewriteImage } from '../images/image-file.ts'
import { UploadRefused } from './upload-refused.ts'

interface Expectation {
  /** Content-Length. A body of another length is refused as incomplete. */
  length: number | undefined
  maxSize: number
  signal: AbortSignal
}

/** Writes the body to a file and returns its size. Stops as soon as the body exceeds the limit. */
export async function receiveBody(
  body: ReadableStream<Uint8Array> | null,
  file: string,
  { length, maxSize, signal }: Expectation,
): Promise<number> {
  if (length !== undefined && length > maxSize) throw new UploadRefused('file-too-large')
  let size = 0
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      done(size > maxSize ? new UploadRefused('file-too-large') : null, chunk)
    },
  })
  const source = body ? Readable.fromWeb(body) : Readable.from([])
  try {
    await pipeline(source, count, createWriteStream(file), { signal })
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (error instanceof UploadRefused || isFromDisk(error)) throw error
    throw new UploadRefused('broken', { cause: error })
  }
  if (length !== undefined && size !== length) throw new UploadRefused('broken')
  return size
}

/** An error of our disk, for which the sender must not be blamed. */
function isFromDisk(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EACCES', 'EROFS', 'EMFILE'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  )
}

export interface InspectedFile {
  contentType: string
  size: number
  /** Undefined when the file is not an image. */
  image: ImageDetails | undefined
}

/** Checks the file at `from` by its content, and leaves what is to be stored at `to`. */
export async function inspectFile(
  uploader: Uploader,
  from: string,
  to: string,
  size: number,
): Promise<InspectedFile> {
  const type = await realType(from)
  const fault = uploadFault(uploader, { type, size })
  if (fault) throw new UploadRefused(size === 0 ? 'file-too-small' : fault)
  if (!type.startsWith('image/')) {
    await rename(from, to)
    return { contentType: type, size, image: undefined }
  }
  const contentType = await rewriteImage(from, to, type, maxPixelsOf(uploader, type)).catch(
    throwUploadRefusal,
  )
  return { contentType, size: (await stat(to)).size, image: await describeImage(to) }
}

/** The type by the first bytes: neither the name nor the browser's Content-Type can be trusted. */
async function realType(file: string): Promise<string> {
  const { fileTypeFromFile } = await import('file-type')
  const mime = (await fileTypeFromFile(file))?.mime ?? ''
  // An animated PNG is stored as a still image.
  return mime === 'image/apng' ? 'image/png' : mime
}

function throwUploadRefusal(error: unknown): never {
  throw error instanceof ImageRefused ? new UploadRefused(error.why, { cause: error.cause }) : error
}
