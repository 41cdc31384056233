import { createOwnBucket } from './own-bucket.ts'

/** The environment that makes a server use this database, and a new bucket in this store. */
export async function hostedSettings(databaseUrl: string, s3Endpoint: string) {
  const s3 = await createOwnBucket(s3Endpoint)
  return {
    DATABASE_URL: databaseUrl,
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    AUTH_SECRET: 'throwaway-'.repeat(4),
  }
}
