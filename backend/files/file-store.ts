import type { Readable } from 'node:stream'
import type { TimeoutBudget } from './timeout-budget.ts'

/** Stored files by path, on a disk or in an object store. */
export interface FileStore {
  /** Stores the whole body or nothing: a body that breaks off leaves no file behind. */
  put(path: string, body: Readable, about: FileDetails): Promise<StoredFile>
  /** An unavailable store is retried until this timeout is used up; without one, for as long as the retry windows say. */
  head(path: string, timeout?: TimeoutBudget): Promise<StoredFile | undefined>
  get(path: string, range?: ByteRange, timeout?: TimeoutBudget): Promise<OpenedFile | undefined>
  /** Deleting what is not there is no fault. */
  delete(path: string): Promise<void>
  /** Any number of them, in as few requests as the store can do it. */
  deleteAll(paths: string[]): Promise<void>
  /** With its details; what lies at `to` is replaced. A moved file counts as modified now. False: not there. */
  move(from: string, to: string): Promise<boolean>
  /** Paths that start with `prefix`, in byte order, up to `limit` (1 to 1000) a page. */
  list(prefix: string, page?: { limit?: number; after?: string }): Promise<FileList>
  /** Removes the remains of puts, moves and deletes that broke off before this moment. */
  tidy(before: Date, needed: ReadonlySet<string>): Promise<void>
}

export interface FileDetails {
  contentType: string
  /** Who put it there and why, under keys such as `uploadedBy`. */
  metadata?: Record<string, string>
}

/** What a listing says: object stores do not tell types and metadata there. */
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
