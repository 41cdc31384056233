import sharp from 'sharp'
import { putImage } from '../../backend/images/known-images.ts'
import type { Backend } from '../../backend/open.ts'

/** Stores an image in one colour and returns its URL. */
export async function saveImage(backend: Backend, path: string, colour: string): Promise<string> {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  return (await putImage(backend, path, bytes, { contentType: 'image/jpeg' })).url
}
