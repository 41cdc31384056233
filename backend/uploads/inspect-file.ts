import { rename, stat } from 'node:fs/promises'
import type { ImageDetails } from '../../domain/files/stored-image.ts'
import { type Uploader, uploadFault } from '../../domain/files/upload-rules.ts'
import { describeImage, ImageRefused, rewriteImage } from '../images/image-file.ts'
import { UploadRefused } from './upload-refused.ts'

export interface InspectedFile {
  contentType: string
  size: number
  /** Of images only. */
  image: ImageDetails | undefined
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
    return { contentType: type, size, image: undefined }
  }
  const contentType = await rewriteImage(from, to, type).catch(throwRefusal)
  return { contentType, size: (await stat(to)).size, image: await describeImage(to) }
}

/** By the first bytes: names and the browser's word count for nothing. Loaded with the first upload. */
async function realType(file: string): Promise<string> {
  const { fileTypeFromFile } = await import('file-type')
  const mime = (await fileTypeFromFile(file))?.mime ?? ''
  // A moving PNG is kept as the still image that it also is.
  return mime === 'image/apng' ? 'image/png' : mime
}

function throwRefusal(error: unknown): never {
  throw error instanceof ImageRefused ? new UploadRefused(error.why, { cause: error.cause }) : error
}
