import type { Readable } from 'node:stream'
import type { TableSnapshot } from '../data/snapshot/table-snapshot.ts'
import type { FileDetails } from '../files/file-store.ts'

/** Everything that makes one installation, from where it runs or from an archive. */
export interface Snapshot {
  /** One state of all tables for the length of `work`. */
  readTables<T>(work: (tables: TableSnapshot) => Promise<T>): Promise<T>
  /** The paths of the files and their sizes; asked after the tables, for what those point to is then stored. */
  listFiles(): Promise<Map<string, number>>
  /** One after the other: the body of each is read, or not, before the next is asked for. */
  readFiles(): AsyncIterable<SnapshotFile>
}

export interface SnapshotFile {
  path: string
  size: number
  about: Required<FileDetails>
  body: Readable
  /** SHA-256 of the body, in hex; found without reading the body. */
  hash(): Promise<string>
}

/** A fault that a person can mend, said in one line. */
export class BackupError extends Error {}

/** How far a part of the work is, which takes minutes with a large installation. */
export interface ProgressStep {
  part: 'checking the archive' | 'trying rows' | 'copying rows' | 'comparing rows' | 'copying files'
  done: number
  /** In the same unit, where it is known. */
  total: number | undefined
  unit: 'bytes' | 'rows' | 'files'
}

export type Progress = (step: ProgressStep) => void
