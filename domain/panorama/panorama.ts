import type { Entrance } from '../building/building.ts'
import type { Stored } from '../record/stored-record.ts'

/** One for every two floors of the highest building, with room for entrances that look elsewhere. */
export const maxPanoramas = 40

/**
 * What the height of a picture shows: of a full sphere, from the zenith to the ground below the camera; of a strip, the
 * horizon and what is near it.
 */
export const projections = ['sphere', 'strip'] as const
export type Projection = (typeof projections)[number]

/** The light in which a picture was taken. */
export const lights = ['day', 'dusk'] as const
export type Light = (typeof lights)[number]

export const imageOfLight = { day: 'dayImage', dusk: 'duskImage' } as const satisfies Record<Light, string>

/** The floors for which a panorama is. */
export interface PanoramaPlace {
  /** Empty for all entrances. */
  entrance: Entrance | ''
  firstFloor: number
  lastFloor: number
}

/** What is seen all around from some floors of the building. */
export interface PanoramaValues extends PanoramaPlace {
  /**
   * Where the middle of the picture looks, in degrees clockwise from north. Null until somebody has said it: until then
   * no visitor sees the panorama.
   */
  centreAzimuth: number | null
}

export interface Panorama extends PanoramaValues, Stored {
  projection: Projection
  dayImage: string
  duskImage: string | null
  createdAt: string
  updatedAt: string
}

interface Size {
  width: number
  height: number
}

/** Narrower pictures do not show everything around. */
const leastWidth = 1.9
/** A full sphere is twice as wide as high. */
const mostOfSphere = 2.2

/** By the proportions of a picture; undefined for one that cannot be a panorama. */
export function projectionOf({ width, height }: Size): Projection | undefined {
  const ratio = width / height
  if (!(ratio >= leastWidth)) return undefined
  return ratio <= mostOfSphere ? 'sphere' : 'strip'
}
