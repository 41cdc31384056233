import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp, { type Sharp } from 'sharp'
import type { PictureWidth } from '../../domain/files/picture.ts'
import { isStoredPath } from '../../domain/files/stored-path.ts'
import type { FileStore, StoredFile } from '../files/file-store.ts'
import type { MadeFile, MadePictures } from './made-pictures.ts'

export type PictureFormat = 'avif' | 'webp' | 'jpeg'

/** Stored pictures in smaller sizes. */
export interface DerivedPictures {
  /** Made on the first request, once, however many ask for it; undefined when the stored picture is gone. */
  find(file: StoredFile, width: PictureWidth, format: PictureFormat): Promise<DerivedPicture | undefined>
  forget(path: string): Promise<void>
  /** Removes what was derived from pictures that are no longer there. */
  tidy(isStored: (path: string) => Promise<boolean>): Promise<void>
}

export interface DerivedPicture extends MadeFile {
  contentType: string
  etag: string
}

const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  // Somebody waits for it: effort 1 takes a quarter of the time of the default, for 10 % more bytes.
  avif: (picture) => picture.avif({ quality: 50, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 75 }),
  jpeg: (picture) => picture.flatten({ background: 'white' }).jpeg({ quality: 80, mozjpeg: true }),
}

/** A picture can be eight times as high as a phone: those would take half a minute of a core (docs/decisions/009). */
const hastyAbove = 6_000_000
const hastyEncoders: typeof encoders = {
  avif: (picture) => picture.avif({ quality: 50, effort: 0 }),
  webp: (picture) => picture.webp({ quality: 75, effort: 2 }),
  jpeg: (picture) => picture.flatten({ background: 'white' }).jpeg({ quality: 80 }),
}

export function createDerivedPictures(files: FileStore, madePictures: MadePictures): DerivedPictures {
  const { folder } = madePictures

  async function make(file: StoredFile, width: number, format: PictureFormat): Promise<Buffer | undefined> {
    const original = await read(file.path)
    return original && shrink(original, width, format)
  }

  async function read(path: string): Promise<Buffer | undefined> {
    try {
      const opened = await files.get(path)
      return opened && (await buffer(opened.body))
    } catch (error) {
      // Deleted between the look and the reading: nobody's fault.
      if (!(await files.head(path))) return undefined
      throw error
    }
  }

  return {
    async find(file, width, format) {
      const version = createHash('sha1').update(file.etag).digest('hex').slice(0, 12)
      const name = join(file.path, `${version}-${width}.${format}`)
      const made = await madePictures.find(name, () => make(file, width, format))
      return made && { ...made, contentType: `image/${format}`, etag: `"${version}-${width}-${format}"` }
    },

    async forget(path) {
      if (isStoredPath(path)) await rm(join(folder, path), { recursive: true, force: true })
    },

    async tidy(isStored) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      const derived = entries.filter((entry) => entry.isFile()).map(({ parentPath }) => parentPath)
      for (const parent of new Set(derived)) {
        const path = relative(folder, parent).split(sep).join('/')
        if (!(isStoredPath(path) && (await isStored(path))))
          await rm(parent, { recursive: true, force: true })
      }
    },
  }
}

async function shrink(original: Buffer, wanted: number, format: PictureFormat): Promise<Buffer> {
  const { width, height } = (await sharp(original).metadata()).autoOrient
  const scale = Math.min(1, wanted / width)
  const { [format]: encode } = width * height * scale ** 2 > hastyAbove ? hastyEncoders : encoders
  // Uploads are upright; a photo that was laid there by hand says which side is up.
  const picture = sharp(original).autoOrient().resize({ width: wanted, withoutEnlargement: true })
  return encode(picture).toBuffer()
}
