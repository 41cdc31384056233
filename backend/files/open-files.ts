import type { Config } from '../config.ts'
import { createDiskStore } from './disk.ts'
import type { FileStore } from './file-store.ts'

/** The S3 client is large, so it is loaded only when the settings ask for it. */
export async function openFiles(engines: Config['engines'], folder: string): Promise<FileStore> {
  if (engines.kind === 'embedded') return createDiskStore(folder)
  const { openS3Store } = await import('./s3.ts')
  return openS3Store(engines.s3)
}
