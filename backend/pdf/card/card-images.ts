import { buffer } from 'node:stream/consumers'
import { type ImageWidth, imageWidths } from '../../../domain/files/stored-image.ts'
import { findStoredPath } from '../../../domain/files/stored-path.ts'
import { type FileStore, readFully } from '../../files/file-store.ts'
import type { TimeoutBudget } from '../../files/timeout-budget.ts'
import type { DerivedImages } from '../../images/derived-images.ts'
import { loadSharp } from '../../images/load-sharp.ts'
import { dotsPerPoint } from '../page.ts'
import { readLogo, unlessBroken } from '../read-logo.ts'
import type { Card, CardPlan } from './card.ts'
import { placeBuilding, placePhotos, topHeight } from './place-parts.ts'

export interface CardImages {
  photos: { url: string; jpeg: Uint8Array }[]
  /** In the order of the card's plans; undefined for an image that cannot be read. */
  plans: (Uint8Array | undefined)[]
  building: Uint8Array | undefined
  logo: Uint8Array | undefined
}

interface Sources {
  files: FileStore
  images: DerivedImages
}

/** Reads photos in the size in which they are printed, and plans in full. Broken and deleted images are left out. */
export async function readCardImages(
  sources: Sources,
  { photos, plans, building, logo }: Card,
  timeout: TimeoutBudget,
): Promise<CardImages> {
  const places = placePhotos(photos.length, topHeight(plans.length))
  const readAt = (url: string, width: number) => unlessBroken(readPhoto(sources, url, width, timeout))
  const [readPhotos, readPlans, readBuilding, companyLogo] = await Promise.all([
    Promise.all(photos.map((url, index) => readAt(url, places[index]?.width ?? 0))),
    Promise.all(plans.map((plan) => unlessBroken(readPlan(sources, plan, timeout)))),
    building && readAt(building.url, placeBuilding(topHeight(plans.length)).width),
    readLogo(sources.files, logo, timeout),
  ])
  return {
    photos: photos.flatMap((url, index) => {
      const jpeg = readPhotos[index]
      return jpeg ? [{ url, jpeg }] : []
    }),
    plans: readPlans,
    building: readBuilding,
    logo: companyLogo,
  }
}

async function readPhoto({ images }: Sources, url: string, points: number, timeout: TimeoutBudget) {
  const path = findStoredPath(url)
  if (path === undefined) return undefined
  const found = await images.find({ path }, widthFor(points), 'jpeg', timeout)
  const body = await found?.open()
  return body && buffer(body)
}

function widthFor(points: number): ImageWidth {
  return imageWidths.find((width) => width >= points * dotsPerPoint) ?? 1920
}

/** Reads the plan in full size: parts are cut out of it later, and outlines would not fit another size. */
async function readPlan({ files }: Sources, plan: CardPlan, timeout: TimeoutBudget) {
  const path = findStoredPath(plan.imageUrl)
  const image = path === undefined ? undefined : await readFully(files, path, timeout)
  if (!image) return undefined
  const sharp = await loadSharp()
  const { width, height } = await sharp(image).metadata()
  if (width !== plan.imageWidth || height !== plan.imageHeight) throw new Error(`${path} has another size`)
  return image
}
