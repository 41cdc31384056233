import type { Database } from '../../../../backend/data/database.ts'
import { listPanoramas } from '../../../../backend/data/panoramas.ts'
import type { KnownImages } from '../../../../backend/images/known-images.ts'
import type { PublicApartment } from '../../../../domain/apartment/apartment.ts'
import type { Building } from '../../../../domain/building/building.ts'
import { windowAzimuths } from '../../../../domain/building/exposure.ts'
import type { StoredImage } from '../../../../domain/files/stored-image.ts'
import { compassMarks } from '../../../../domain/panorama/compass-marks.ts'
import { nearestPanorama } from '../../../../domain/panorama/nearest-panorama.ts'
import { type Light, lights, type Panorama } from '../../../../domain/panorama/panorama.ts'
import {
  type PictureSlice,
  sliceOf,
  sliceSize,
  sliceUrl,
  startOfSlice,
} from '../../../../domain/panorama/picture-slice.ts'
import { viewArcs } from '../../../../domain/panorama/view-arcs.ts'
import type { ServerText } from '../../../../text/public/public-text.ts'

/** What is seen from the windows of a home, as its page shows it. */
export interface WindowView {
  /** „Примерен изглед от етаж 8, изток“ */
  caption: string
  /** One for each side of the home; a corner home has one over both of its sides. */
  slices: ShownSlice[]
}

export interface ShownSlice {
  day: StoredImage
  dusk?: StoredImage
  /** Names of directions, with their place between the left edge of the picture, 0, and the right one, 1. */
  marks: { name: string; share: number }[]
}

interface Sources {
  db: Database
  knownImages: KnownImages
}

/** Undefined for a home without a panorama, or whose picture cannot be read. */
export async function findWindowView(
  { db, knownImages }: Sources,
  building: Building,
  text: ServerText,
  apartment: ViewedFrom,
): Promise<WindowView | undefined> {
  const panorama = nearestPanorama(await listPanoramas(db), apartment)
  if (!panorama) return undefined
  const images = await knownImages.find([panorama.dayImage, panorama.duskImage])
  return windowViewOf(building, text, { panorama, images }, apartment)
}

type ViewedFrom = Pick<PublicApartment, 'entrance' | 'floor' | 'exposure'>

export function windowViewOf(
  building: Building,
  text: ServerText,
  { panorama, images }: { panorama: Panorama; images: Record<string, StoredImage> },
  { entrance, exposure }: ViewedFrom,
): WindowView | undefined {
  const { centreAzimuth, projection, firstFloor, lastFloor, dayImage, duskImage } = panorama
  if (centreAzimuth === null) return undefined
  const pictures = { day: images[dayImage], dusk: duskImage === null ? undefined : images[duskImage] }
  const slices = viewArcs(windowAzimuths(exposure)).flatMap((arc) => {
    const slice = sliceOf({ centreAzimuth, projection }, arc)
    if (!slice) return []
    const [day, dusk] = lights.map((light) => cut(pictures, light, slice))
    const marks = compassMarks({ start: startOfSlice(centreAzimuth, slice), degrees: slice.degrees })
    const named = marks.map(({ exposure: direction, share }) => ({
      name: text.labels.exposure[direction],
      share: Math.round(share * 1000) / 1000,
    }))
    return day ? [{ day, ...(dusk && { dusk }), marks: named }] : []
  })
  if (slices.length === 0) return undefined
  const floors = text.places.floors(building, {
    entrance: panorama.entrance || entrance,
    floor: firstFloor,
    secondaryFloor: lastFloor === firstFloor ? null : lastFloor,
  })
  return { caption: text.windowViewCaption(floors, text.labels.exposure[exposure]), slices }
}

function cut(
  pictures: Record<Light, StoredImage | undefined>,
  light: Light,
  slice: PictureSlice,
): StoredImage | undefined {
  const picture = pictures[light]
  return picture && { url: sliceUrl(picture.url, slice), ...sliceSize(picture, slice), placeholder: '' }
}
