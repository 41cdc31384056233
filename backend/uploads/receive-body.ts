import { createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { UploadRefused } from './upload-refused.ts'

interface Expectation {
  /** As the browser announced it; a body of another length has lost something. */
  length: number | undefined
  maxSize: number
  signal: AbortSignal
}

/** Writes the body to a file as it comes and returns its size; stops at the first byte too many. */
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

/** A full disk is our trouble, not the sender's. */
function isFromDisk(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EACCES', 'EROFS', 'EMFILE'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  )
}
