import sharp from 'sharp'
import type { Backend } from '../../backend/open.ts'
import { putPicture } from '../../backend/pictures/put-picture.ts'

/** Stores a picture in one colour and says its URL. */
export async function storePicture(backend: Backend, path: string, colour: string): Promise<string> {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  return (await putPicture(backend, path, bytes, { contentType: 'image/jpeg' })).url
}
