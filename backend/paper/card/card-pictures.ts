import { buffer } from 'node:stream/consumers'
import { type PictureWidth, pictureWidths } from '../../../domain/files/picture.ts'
import { findStoredPath } from '../../../domain/files/stored-path.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { Patience } from '../../files/patience.ts'
import { readWhole } from '../../files/read-whole.ts'
import { isAway } from '../../is-away.ts'
import type { DerivedPictures } from '../../pictures/derived-pictures.ts'
import { loadSharp } from '../../pictures/load-sharp.ts'
import { dotsPerPoint } from '../open-document.ts'
import type { Card, CardPlan } from './card.ts'
import { placePhotos } from './place-parts.ts'

export interface CardPictures {
  photos: { url: string; jpeg: Uint8Array }[]
  /** For each plan of the card, in its order; nothing where the image cannot be read. */
  plans: (Uint8Array | undefined)[]
}

interface Sources {
  files: FileStore
  pictures: DerivedPictures
}

/** The photos in the sizes in which they are printed, and the plans as they are. What is broken or gone is left out. */
export async function readCardPictures(
  sources: Sources,
  { photos, plans }: Card,
  patience: Patience,
): Promise<CardPictures> {
  const places = placePhotos(photos.length)
  const read = await Promise.all([
    ...photos.map((url, index) => unlessBroken(readPhoto(sources, url, places[index]?.width ?? 0, patience))),
    ...plans.map((plan) => unlessBroken(readPlan(sources, plan, patience))),
  ])
  return {
    photos: photos.flatMap((url, index) => {
      const jpeg = read[index]
      return jpeg ? [{ url, jpeg }] : []
    }),
    plans: read.slice(photos.length),
  }
}

/** A store that is away may be back in a minute, and the card is kept: rather none than one with holes. */
async function unlessBroken<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (isAway(error)) throw error
    console.error('A picture of a card could not be read', error)
    return undefined
  }
}

async function readPhoto({ pictures }: Sources, url: string, points: number, patience: Patience) {
  const path = findStoredPath(url)
  if (path === undefined) return undefined
  const found = await pictures.find({ path }, widthFor(points), 'jpeg', patience)
  const body = await found?.open()
  return body && buffer(body)
}

function widthFor(points: number): PictureWidth {
  return pictureWidths.find((width) => width >= points * dotsPerPoint) ?? 1920
}

/** As it is: parts are cut out of it where it is drawn. Outlines would lie elsewhere on an image of another size. */
async function readPlan({ files }: Sources, plan: CardPlan, patience: Patience) {
  const path = findStoredPath(plan.imageUrl)
  const image = path === undefined ? undefined : await readWhole(files, path, patience)
  if (!image) return undefined
  const sharp = await loadSharp()
  const { width, height } = await sharp(image).metadata()
  if (width !== plan.imageWidth || height !== plan.imageHeight) throw new Error(`${path} has another size`)
  return image
}
