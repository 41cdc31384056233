import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  type MultipartUpload,
  type S3Client,
} from '@aws-sdk/client-s3'
import { isStoredPath } from '../../domain/files/stored-path.ts'
import {
  checkPageSize,
  contentTypeByExtension,
  type FileDetails,
  type FileStore,
  FileStoreFault,
  InvalidPath,
  maxPageSize,
  type OpenedFile,
  type StoredFile,
} from './file-store.ts'
import {
  createS3Client,
  isAbsent,
  isBeyondEnd,
  type S3Settings,
  s3RetryWindows,
  storeUrl,
  withinTimeout,
} from './s3-client.ts'
import { upload } from './s3-upload.ts'
import { createTimeoutBudget, type TimeoutBudget } from './timeout-budget.ts'

/** In milliseconds. At the start the retry window is shorter, so that a wrong setting is reported soon. */
const startUpWindow = 15_000
/** S3 allows 1000, but some stores delete one after the other, and the request would run into its timeout. */
const maxDeletedAtOnce = 100

/** Fails when the bucket does not exist: responses to later HEAD requests would look like missing files. */
export async function openS3Store(settings: S3Settings, windows = s3RetryWindows): Promise<FileStore> {
  const { bucket: Bucket } = settings
  const url = storeUrl(settings)
  const client = createS3Client(settings)
  const ask = <T>(
    work: (abortSignal: AbortSignal) => Promise<T>,
    timeout: TimeoutBudget = createTimeoutBudget(windows.operation),
  ) => withinTimeout(timeout, url, work)

  const bucket = await ask(
    (abortSignal) => client.send(new HeadBucketCommand({ Bucket }), { abortSignal }).catch(absent),
    createTimeoutBudget(Math.min(startUpWindow, windows.operation)),
  )
  if (!bucket) throw new FileStoreFault(`The file store ${url} has no bucket ${Bucket}`)

  const locate = (path: string) => {
    if (!isStoredPath(path)) throw new InvalidPath(path)
    return { Bucket, Key: path }
  }

  async function head(path: string, timeout?: TimeoutBudget): Promise<StoredFile | undefined> {
    const command = new HeadObjectCommand(locate(path))
    const found = await ask((abortSignal) => client.send(command, { abortSignal }).catch(absent), timeout)
    return found && asStoredFile(path, found)
  }

  async function deleteOne(path: string): Promise<void> {
    const command = new DeleteObjectCommand(locate(path))
    await ask((abortSignal) => client.send(command, { abortSignal }).catch(absent))
  }

  async function deleteAll(paths: string[]): Promise<void> {
    const objects = paths.map(locate).map(({ Key }) => ({ Key }))
    for (let from = 0; from < objects.length; from += maxDeletedAtOnce) {
      const Delete = { Objects: objects.slice(from, from + maxDeletedAtOnce), Quiet: true }
      const command = new DeleteObjectsCommand({ Bucket, Delete })
      const { Errors = [] } = await ask((abortSignal) => client.send(command, { abortSignal }))
      // Some stores report files that do not exist as errors.
      const failed = Errors.find(({ Code }) => Code !== 'NoSuchKey')
      if (failed) throw new FileStoreFault(`${failed.Key} was not deleted: ${failed.Code} ${failed.Message}`)
    }
  }

  return {
    head,
    delete: deleteOne,
    deleteAll,

    async put(path, body, about) {
      const target = locate(path)
      const headers = asHeaders(about)
      const timeout = createTimeoutBudget(windows.upload)
      await ask((abortSignal) => upload(client, target, headers, body, abortSignal), timeout)
      const stored = await head(path)
      if (!stored) throw new FileStoreFault(`The file store ${url} lost ${path}`)
      return stored
    },

    async get(path, range, timeout): Promise<OpenedFile | undefined> {
      const bytes = range && { Range: `bytes=${range.start}-${range.end}` }
      const command = new GetObjectCommand({ ...locate(path), ...bytes })
      const found = await ask(
        (abortSignal) =>
          client
            .send(command, { abortSignal })
            .catch((error) => (isBeyondEnd(error) ? 'beyond' : absent(error))),
        timeout,
      )
      if (!found) return undefined
      if (found !== 'beyond') return { file: asStoredFile(path, found), body: asReadable(found.Body) }
      const file = await head(path, timeout)
      return file && { file, body: Readable.from([]) }
    },

    async move(from, to) {
      const [source, target] = [locate(from), locate(to)]
      const command = new CopyObjectCommand({ ...target, CopySource: `${Bucket}/${source.Key}` })
      const copied = await ask((abortSignal) => client.send(command, { abortSignal }).catch(absent))
      if (!copied) return false
      await deleteOne(from)
      return true
    },

    async list(prefix, { limit = maxPageSize, after } = {}) {
      checkPageSize(limit)
      const page = new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: limit, StartAfter: after })
      const { Contents = [], IsTruncated } = await ask((abortSignal) => client.send(page, { abortSignal }))
      const next = IsTruncated ? Contents.at(-1)?.Key : undefined
      const files = Contents.map(({ Key = '', Size = 0, LastModified = new Date(0) }) => ({
        path: Key,
        size: Size,
        modifiedAt: LastModified.toISOString(),
      }))
      return { files: files.filter(({ path }) => isStoredPath(path)), ...(next && { next }) }
    },

    sweep: (before) => ask((abortSignal) => abortUnfinished(client, Bucket, before, abortSignal)),
  }
}

function absent(error: unknown): undefined {
  if (!isAbsent(error)) throw error
}

/** The SDK's type covers browsers, too; in Node the body is always a Readable. */
function asReadable(body: unknown): Readable {
  if (body instanceof Readable) return body
  throw new TypeError('The body of a response is no stream')
}

/** Unfinished multipart uploads are not listed as files, but take up storage. */
async function abortUnfinished(
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

interface ObjectHead {
  ContentType?: string | undefined
  ContentLength?: number | undefined
  ContentRange?: string | undefined
  LastModified?: Date | undefined
  ETag?: string | undefined
  Metadata?: Record<string, string> | undefined
}

/** S3 stores metadata in headers: keys in lower case (`uploadedBy` as `uploaded-by`), values in ASCII. */
function asHeaders({ contentType, metadata = {} }: FileDetails) {
  const entries = Object.entries(metadata).map(([key, value]): [string, string] => [
    key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    encodeURIComponent(value),
  ])
  return { ContentType: contentType, Metadata: Object.fromEntries(entries) }
}

function asStoredFile(path: string, head: ObjectHead): StoredFile {
  return {
    path,
    contentType: typeOf(path, head.ContentType),
    metadata: asMetadata(head.Metadata ?? {}),
    size: Number(head.ContentRange?.split('/')[1] ?? head.ContentLength ?? 0),
    modifiedAt: (head.LastModified ?? new Date(0)).toISOString(),
    etag: head.ETag ?? '',
  }
}

/** A file that was uploaded by hand may have only the store's generic type: then the extension decides. */
function typeOf(path: string, given: string | undefined): string {
  const isSpecific = given && !/^(application|binary)\/octet-stream$/.test(given)
  return isSpecific ? given : contentTypeByExtension(path)
}

function asMetadata(headers: Record<string, string>): Record<string, string> {
  const entries = Object.entries(headers).map(([key, value]) => [
    key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    decode(value),
  ])
  return Object.fromEntries(entries)
}

/** Metadata of a file that was uploaded by hand need not be percent-encoded: such a value stays unchanged. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
