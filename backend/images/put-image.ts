import { Readable } from 'node:stream'
import type { StoredImage } from '../../domain/files/stored-image.ts'
import { storedUrl } from '../../domain/files/stored-path.ts'
import { addStoredImage } from '../data/files/stored-images.ts'
import type { FileDetails } from '../files/file-store.ts'
import type { StoredFiles } from '../removal/discard-files.ts'
import { describeImage } from './image-file.ts'

/** Stores an image that we made ourselves, with its details; linking it is for the caller. */
export async function putImage(
  { db, files }: Pick<StoredFiles, 'db' | 'files'>,
  path: string,
  bytes: Buffer,
  about: FileDetails,
): Promise<StoredImage> {
  const details = await describeImage(bytes)
  await files.put(path, Readable.from([bytes]), about)
  await addStoredImage(db, path, details)
  return { url: storedUrl(path), ...details }
}
