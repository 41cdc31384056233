import { z } from 'zod'
import { type Entrance, entrances, firstFloor, floors, lastFloor } from './building.ts'
import { type Stored, wholeNumber } from './field.ts'
import { fewestPoints } from './polygon.ts'
import { choice, numberChoice } from './query.ts'

const pointSchema = z.object({ x: z.number().finite(), y: z.number().finite() })

export const shapeSchema = z.object({
  id: z.string().min(1).max(64),
  apartmentId: z.string().min(1).max(64).nullable(),
  points: z
    .array(pointSchema)
    .min(fewestPoints, `Контурът има нужда от поне ${fewestPoints} точки`)
    .max(1000, 'Контурът има твърде много точки'),
})

/** The outline of one apartment on a plan, in pixels of the plan's image. */
export type Shape = z.infer<typeof shapeSchema>

export const shapesSchema = z.array(shapeSchema).max(1000, 'Планът има твърде много контури')

export const floorPlanPlaceSchema = z.object({
  entrance: z.enum(entrances, { error: 'Изберете вход' }),
  floor: wholeNumber('Изберете етаж', firstFloor, lastFloor),
})

/** There is one plan for each entrance and floor. */
export interface FloorPlanPlace {
  entrance: Entrance
  floor: number
}

export interface PlanImage {
  imageUrl: string
  imageWidth: number
  imageHeight: number
}

export interface FloorPlan extends FloorPlanPlace, PlanImage, Stored {
  apartments: Shape[]
  createdAt: string
  updatedAt: string
}

/** The outlines on an image of another size: a plan that is replaced by a sharper one keeps them. */
export function scaleShapes(shapes: Shape[], from: ImageSize, to: ImageSize): Shape[] {
  const [x, y] = [to.imageWidth / from.imageWidth, to.imageHeight / from.imageHeight]
  return shapes.map((shape) => ({
    ...shape,
    points: shape.points.map((point) => ({ x: point.x * x, y: point.y * y })),
  }))
}

type ImageSize = Pick<PlanImage, 'imageWidth' | 'imageHeight'>

/** The stroke of an outline, as a part of the plan image's width. */
export const outlineStroke = 0.002

export const viewerZoom = { min: 1, max: 4, step: 0.25 } as const

export function parsePlanPlace(entrance: string | null, floor: string | null): Partial<FloorPlanPlace> {
  return { entrance: choice(entrances, entrance), floor: numberChoice(floors, floor) }
}
