import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'

/** Stores take parts of 5 MB and more, some only of one size; 10,000 of these are 80 GB. */
const partSize = 8 * 1024 * 1024
const cleaningUp = 10_000

type Target = Pick<PutObjectCommandInput, 'Bucket' | 'Key'>
type About = Pick<PutObjectCommandInput, 'ContentType' | 'Metadata'>

/**
 * Sends a body of unknown length. S3 wants to know the length of what it gets, and a part that failed must be sent
 * again: so the body is held in memory, a part at a time.
 */
export async function upload(
  client: S3Client,
  target: Target,
  about: About,
  body: Readable,
  abortSignal: AbortSignal,
): Promise<void> {
  const parts = inParts(body)
  try {
    const { value: first = Buffer.alloc(0) } = await parts.next()
    if (first.length < partSize)
      await client.send(new PutObjectCommand({ ...target, ...about, Body: first }), { abortSignal })
    else await uploadParts(client, target, about, startingWith(first, parts), abortSignal)
  } finally {
    body.destroy()
  }
}

/** The object appears once all its parts are there; when that fails, none of them stays. */
async function uploadParts(
  client: S3Client,
  target: Target,
  about: About,
  parts: AsyncIterable<Buffer>,
  abortSignal: AbortSignal,
): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...target, ...about }), {
    abortSignal,
  })
  try {
    const Parts: CompletedPart[] = []
    for await (const Body of parts) {
      const PartNumber = Parts.length + 1
      const part = new UploadPartCommand({ ...target, UploadId, PartNumber, Body })
      const { ETag } = await client.send(part, { abortSignal })
      Parts.push({ PartNumber, ETag })
    }
    const whole = new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts } })
    await client.send(whole, { abortSignal })
  } catch (error) {
    // Should this fail too, the hourly tidying finds them.
    await client
      .send(new AbortMultipartUploadCommand({ ...target, UploadId }), {
        abortSignal: AbortSignal.timeout(cleaningUp),
      })
      .catch(() => {})
    throw error
  }
}

async function* inParts(body: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer, undefined> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const piece of body) {
    const chunk = typeof piece === 'string' ? Buffer.from(piece) : piece
    waiting.push(chunk)
    length += chunk.length
    if (length < partSize) continue
    let all = Buffer.concat(waiting)
    for (; all.length >= partSize; all = all.subarray(partSize)) yield all.subarray(0, partSize)
    waiting = [all]
    length = all.length
  }
  if (length > 0) yield Buffer.concat(waiting)
}

async function* startingWith(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* rest
}
