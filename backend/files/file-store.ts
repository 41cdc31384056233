import { addAbortSignal, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { TimeoutBudget } from './timeout-budget.ts'

/** The store is unavailable, full, or refuses: an error that the operator can fix. */
export class FileStoreFault extends Error {
  override readonly name = 'FileStoreFault'
  /** `EDQUOT` when the store is full: callers handle it like Node's error for a full disk. */
  readonly code: string | undefined

  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

/** Compares names, since the bundled pages have a copy of the class of their own and `instanceof` would fail. */
export function isFileStoreFault(error: Error): error is FileStoreFault {
  return error.name === 'FileStoreFault'
}

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  pdf: 'application/pdf',
}

/** Guesses the type of a file that was stored without one. Knows the types that may be uploaded. */
export function contentTypeByExtension(path: string): string {
  const extension = path.match(/\.([A-Za-z]+)$/)?.[1]?.toLowerCase() ?? ''
  return types[extension] ?? 'application/octet-stream'
}

/** Stored files by path, on the disk or in S3. */
export interface FileStore {
  /** Stores the whole body or nothing, also when the body ends early. */
  put(path: string, body: Readable, about: FileDetails): Promise<StoredFile>
  /** Retries an unavailable store until the timeout is used up, by default for the store's retry window. */
  head(path: string, timeout?: TimeoutBudget): Promise<StoredFile | undefined>
  get(path: string, range?: ByteRange, timeout?: TimeoutBudget): Promise<OpenedFile | undefined>
  /** Succeeds when there is no such file. */
  delete(path: string): Promise<void>
  /** Takes any number of paths, and deletes them in as few requests as possible. */
  deleteAll(paths: string[]): Promise<void>
  /** Replaces a file at `to`. The moved file counts as modified now. Returns false when there is no file at `from`. */
  move(from: string, to: string): Promise<boolean>
  /** Paths that start with `prefix`, in byte order, up to `limit` (1 to 1000) a page. */
  list(prefix: string, page?: { limit?: number; after?: string }): Promise<FileList>
  /** Removes what interrupted puts, moves and deletes left before this moment, except for `needed` paths. */
  sweep(before: Date, needed: ReadonlySet<string>): Promise<void>
}

export interface FileDetails {
  contentType: string
  /** Keys such as `uploadedBy`. */
  metadata?: Record<string, string>
}

/** What `list` returns of a file: its type and metadata are missing, because S3 does not list them. */
export interface FileListItem {
  path: string
  size: number
  modifiedAt: string
}

export interface StoredFile extends FileListItem, Required<FileDetails> {
  etag: string
}

export interface OpenedFile {
  file: StoredFile
  body: Readable
}

/** Both ends inclusive, as in HTTP. */
export interface ByteRange {
  start: number
  end: number
}

export interface FileList {
  files: FileListItem[]
  /** Pass as `after` for the next page; absent on the last one. */
  next?: string
}

export const maxPageSize = 1000

export class InvalidPath extends Error {
  constructor(path: string) {
    super(`Not a path of a stored file: ${JSON.stringify(path)}`)
  }
}

export function checkPageSize(limit: number): void {
  if (!Number.isInteger(limit) || limit < 1 || limit > maxPageSize) {
    throw new RangeError(`A page has 1 to ${maxPageSize} files`)
  }
}

/** Reads a whole file into memory within the timeout; undefined when there is no such file. */
export async function readFully(
  files: Pick<FileStore, 'get'>,
  path: string,
  timeout: TimeoutBudget,
): Promise<Buffer | undefined> {
  const opened = await files.get(path, undefined, timeout)
  if (!opened) return undefined
  return timeout.spend(async (giveUp) => {
    try {
      return await buffer(addAbortSignal(giveUp, opened.body))
    } catch (error) {
      if (!giveUp.aborted) throw error
      throw new FileStoreFault(`The file store did not send all of ${path} within ${timeout.total / 1000} s`)
    }
  })
}
