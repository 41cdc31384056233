import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import { S3Client } from '@aws-sdk/client-s3'

export interface S3Settings {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket is named in the path (`endpoint/bucket/…`); otherwise in the host (`bucket.endpoint/…`). */
  pathStyle: boolean
}

/** What is asked, for people: with the bucket in the name of the host, it is that host which must be there. */
export function storeUrl({ endpoint, bucket, pathStyle }: S3Settings): string {
  const { protocol, host, hostname } = new URL(endpoint)
  return pathStyle || isIP(hostname) ? endpoint : `${protocol}//${bucket}.${host}`
}

/** More than fit into any retry window: the window decides, or the client's budget when the store stays unavailable. */
const maxAttempts = 50
/** Waiting for one connection, and for a connection on which nothing moves. */
const timeouts = { connectionTimeout: 5_000, socketTimeout: 60_000 }

export function createS3Client(settings: S3Settings): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, pathStyle } = settings
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    // The newer checksums are Amazon's own: other stores refuse requests that carry them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    retryMode: 'standard',
    maxAttempts,
    requestHandler: timeouts,
  })
  addContentMd5(client)
  return client
}

/** Bulk deletion must carry a checksum; MD5 is the one that every store knows. */
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
