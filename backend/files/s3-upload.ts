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

/** Parts must have at least 5 MB and, for some stores, all the same size. The 10,000 allowed parts make 80 GB. */
const partSize = 8 * 1024 * 1024
const abortTimeout = 10_000

type Target = Pick<PutObjectCommandInput, 'Bucket' | 'Key'>
type About = Pick<PutObjectCommandInput, 'ContentType' | 'Metadata'>

/** Sends a body of unknown length. It is held in memory a part at a time, since a part that failed is sent again. */
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

/** The object appears when all parts are complete; after a failure none of them stays. */
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
    // If this fails, too, the hourly sweep aborts the upload.
    await client
      .send(new AbortMultipartUploadCommand({ ...target, UploadId }), {
        abortSignal: AbortSignal.timeout(abortTimeout),
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
