import type { Readable } from 'node:stream'
import type { TableSnapshot } from '../data/snapshot/table-snapshot.ts'
import type { FileDetails } from '../files/file-store.ts'

/** All tables and files of one installation, read from the installation itself or from an archive. */
export interface Snapshot {
  /** `work` sees the tables in one unchanging state. */
  readTables<T>(work: (tables: TableSnapshot) => Promise<T>): Promise<T>
  /** Sizes by path. Called after `readTables`, so that every file that the tables refer to is stored already. */
  listFiles(): Promise<Map<string, number>>
  /** The body of a file must be read before the next file is requested. */
  readFiles(): AsyncIterable<SnapshotFile>
}

export interface SnapshotFile {
  path: string
  size: number
  about: Required<FileDetails>
  body: Readable
  /** SHA-256 of the body in hex. Leaves `body` unread. */
  hash(): Promise<string>
}

/** An error that the operator can fix. Commands show its message without a stack. */
export class BackupError extends Error {}

export interface ProgressStep {
  part: 'checking the archive' | 'trying rows' | 'copying rows' | 'comparing rows' | 'copying files'
  done: number
  /** Undefined if the total is not known in advance. */
  total: number | undefined
  unit: 'bytes' | 'rows' | 'files'
}

export type Progress = (step: ProgressStep) => void
