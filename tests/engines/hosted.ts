import { inject } from 'vitest'
import { createOwnBucket } from './own-bucket.ts'
import { createOwnDatabase } from './own-database.ts'

/** The settings of the hosted engines: a database and a bucket of their own on the servers of the run. */
export async function openHosted() {
  const { url, drop } = await createOwnDatabase(inject('postgresUrl'))
  const s3 = await createOwnBucket(inject('s3Endpoint'))
  const env = {
    DATABASE_URL: url,
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    AUTH_SECRET: 'throwaway-'.repeat(4),
  }
  return { env, dispose: drop }
}
