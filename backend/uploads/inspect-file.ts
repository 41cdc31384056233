import { rename, stat } from 'node:fs/promises'
import type { PictureDetails } from '../../domain/files/picture.ts'
import { type Uploader, uploadFault } from '../../domain/files/upload-rules.ts'
import { describePicture, PictureRefused, rewritePicture } from '../pictures/picture-file.ts'
import { UploadRefused } from './upload-refused.ts'

export interface InspectedFile {
  contentType: string
  size: number
  /** Of pictures only. */
  picture: PictureDetails | undefined
}

/** What arrived at `from`, judged by its content; what is fit to be stored is left at `to`. */
export async function inspectFile(
  uploader: Uploader,
  from: string,
  to: string,
  size: number,
): Promise<InspectedFile> {
  const type = await realType(from)
  const fault = uploadFault(uploader, { type, size })
  if (fault) throw new UploadRefused(size === 0 ? 'file-too-small' : fault)
  if (!type.startsWith('image/')) {
    await rename(from, to)
    return { contentType: type, size, picture: undefined }
  }
  const contentType = await rewritePicture(from, to, type).catch(throwRefusal)
  return { contentType, size: (await stat(to)).size, picture: await describePicture(to) }
}

/** By the first bytes: names and the browser's word count for nothing. Loaded with the first upload. */
async function realType(file: string): Promise<string> {
  const { fileTypeFromFile } = await import('file-type')
  const mime = (await fileTypeFromFile(file))?.mime ?? ''
  // A moving PNG is kept as the still picture that it also is.
  return mime === 'image/apng' ? 'image/png' : mime
}

function throwRefusal(error: unknown): never {
  throw error instanceof PictureRefused ? new UploadRefused(error.why, { cause: error.cause }) : error
}
