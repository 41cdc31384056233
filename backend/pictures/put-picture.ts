import { Readable } from 'node:stream'
import type { Picture } from '../../domain/files/picture.ts'
import { storedUrl } from '../../domain/files/stored-path.ts'
import { addPicture } from '../data/pictures.ts'
import type { FileDetails } from '../files/file-store.ts'
import type { StoredFiles } from '../removal/discard-files.ts'
import { describePicture } from './picture-file.ts'

/** Stores a picture that we made ourselves, with its details; linking it is for the caller. */
export async function putPicture(
  { db, files }: Pick<StoredFiles, 'db' | 'files'>,
  path: string,
  bytes: Buffer,
  about: FileDetails,
): Promise<Picture> {
  const details = await describePicture(bytes)
  await files.put(path, Readable.from([bytes]), about)
  await addPicture(db, path, details)
  return { url: storedUrl(path), ...details }
}
