import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type MultipartUpload,
  type S3Client,
} from '@aws-sdk/client-s3'

/** Uploads in parts that were never finished are in no listing of files, but cost their place. */
export async function abortUnfinished(
  client: S3Client,
  Bucket: string,
  before: Date,
  abortSignal: AbortSignal,
): Promise<void> {
  for (const { Key, UploadId, Initiated } of await listUnfinished(client, Bucket, abortSignal)) {
    if (Initiated && Initiated < before)
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }), { abortSignal })
  }
}

async function listUnfinished(
  client: S3Client,
  Bucket: string,
  abortSignal: AbortSignal,
): Promise<MultipartUpload[]> {
  const all: MultipartUpload[] = []
  for (let markers = {}; ; ) {
    const page = await client.send(new ListMultipartUploadsCommand({ Bucket, ...markers }), { abortSignal })
    all.push(...(page.Uploads ?? []))
    if (!page.IsTruncated) return all
    markers = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
  }
}
