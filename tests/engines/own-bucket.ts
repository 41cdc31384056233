import { CreateBucketCommand } from '@aws-sdk/client-s3'
import { createS3Client, type S3Settings } from '../../backend/files/s3-client.ts'
import { accessKey } from './swift-settings.ts'

/** Creates a new bucket in the S3 store of the test run. */
export async function createOwnBucket(endpoint: string): Promise<S3Settings> {
  const settings: S3Settings = {
    endpoint,
    region: 'us-east-1',
    bucket: `test-${crypto.randomUUID()}`,
    accessKeyId: `${accessKey.account}:${accessKey.user}`,
    secretAccessKey: accessKey.secret,
    pathStyle: true,
  }
  await createS3Client(settings).send(new CreateBucketCommand({ Bucket: settings.bucket }))
  return settings
}
