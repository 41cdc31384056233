import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import { S3Client } from '@aws-sdk/client-s3'
import { FileStoreFault } from './file-store.ts'
import type { TimeoutBudget } from './timeout-budget.ts'

/** How long failed requests are retried, in milliseconds. */
interface RetryWindows {
  operation: number
  upload: number
}

const minute = 60_000
export const s3RetryWindows: RetryWindows = { operation: 2 * minute, upload: 10 * minute }

/**
 * Aborts the work when the timeout is used up. Errors of the store become a FileStoreFault; others, such as those of a
 * body that ends early, are thrown as they are.
 */
export async function withinTimeout<T>(
  timeout: TimeoutBudget,
  url: string,
  work: (abortSignal: AbortSignal) => Promise<T>,
): Promise<T> {
  return timeout.spend(async (giveUp) => {
    try {
      return await work(giveUp)
    } catch (error) {
      throw asFault(error, url, giveUp.aborted ? timeout.total : undefined)
    }
  })
}

interface S3Error {
  name?: string
  message?: string
  $metadata?: { httpStatusCode?: number }
}

/**
 * Turns an error of the store into a FileStoreFault. The original error is not set as its cause, because that
 * contains the signed request, which must not be logged.
 */
function asFault(error: unknown, url: string, late: number | undefined): unknown {
  const { name = '', message = '', $metadata } = error as S3Error
  const store = `The file store ${url}`
  if (late !== undefined) return new FileStoreFault(`${store} did not respond within ${late / 1000} s`)
  if ($metadata === undefined) return error
  const { httpStatusCode: status = 'no response' } = $metadata
  if (/quota|storagefull/i.test(name)) return new FileStoreFault(`${store} is full (${name})`, 'EDQUOT')
  if (status === 401 || status === 403)
    return new FileStoreFault(`${store} refused the access key (${status} ${name})`)
  return new FileStoreFault(`${store} failed (${status}, ${name}: ${message})`)
}

/** Whether the file does not exist. A missing bucket is a fault, except in responses to HEAD, which name no error. */
export function isAbsent(error: unknown): boolean {
  const { name, $metadata } = error as S3Error
  return $metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket'
}

export function isBeyondEnd(error: unknown): boolean {
  return (error as S3Error).$metadata?.httpStatusCode === 416
}

export interface S3Settings {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Whether the bucket is part of the path (`endpoint/bucket/…`) or of the host (`bucket.endpoint/…`). */
  pathStyle: boolean
}

/** The store's URL for messages. With the bucket in the host, that host must resolve, so the message names it. */
export function storeUrl({ endpoint, bucket, pathStyle }: S3Settings): string {
  const { protocol, host, hostname } = new URL(endpoint)
  return pathStyle || isIP(hostname) ? endpoint : `${protocol}//${bucket}.${host}`
}

/** More than fit into any retry window, so that the window decides when to give up. */
const maxAttempts = 50
const timeouts = { connectionTimeout: 5_000, socketTimeout: 60_000 }

export function createS3Client(settings: S3Settings): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, pathStyle } = settings
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    // Stores other than Amazon's refuse requests with the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    retryMode: 'standard',
    maxAttempts,
    requestHandler: timeouts,
  })
  addContentMd5(client)
  return client
}

/** Bulk deletion requires a checksum, and MD5 is the one that every store supports. */
function addContentMd5(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      (step) => {
        const request = step.request as { body?: string; headers: Record<string, string> }
        if (commandName === 'DeleteObjectsCommand')
          request.headers['content-md5'] = createHash('md5')
            .update(request.body ?? '')
            .digest('base64')
        return next(step)
      },
    { step: 'build', name: 'contentMd5' },
  )
}
