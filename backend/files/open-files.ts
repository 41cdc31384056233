import type { Config } from '../config.ts'
import { createDiskStore } from './disk.ts'
import type { FileStore } from './file-store.ts'

/** Opens the disk or S3, as the settings say. The S3 client is large, so it is loaded only for S3. */
export async function openFiles(engines: Config['engines'], folder: string): Promise<FileStore> {
  if (engines.kind === 'embedded') return createDiskStore(folder)
  const { openS3Store } = await import('./s3.ts')
  return openS3Store(engines.s3)
}
