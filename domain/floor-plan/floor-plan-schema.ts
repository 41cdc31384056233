import { z } from 'zod'
import { entrances, firstFloor, lastFloor } from '../building.ts'
import { fewestPoints } from '../geometry/polygon.ts'
import { shortList, wholeNumber } from '../record/field.ts'

const pointSchema = z.object({ x: z.number().finite(), y: z.number().finite() })

export const shapeSchema = z.object({
  id: z.string().min(1).max(64),
  apartmentId: z.string().min(1).max(64).nullable(),
  points: shortList(pointSchema, 1000, 'Контурът има твърде много точки').refine(
    (points) => points.length >= fewestPoints,
    `Контурът има нужда от поне ${fewestPoints} точки`,
  ),
})

/** The outline of one apartment on a plan, in pixels of the plan's image. */
export type Shape = z.infer<typeof shapeSchema>

const mostPoints = 20_000

export const shapesSchema = z
  .array(z.unknown())
  .max(1000, 'Планът има твърде много контури')
  .refine((shapes) => countPoints(shapes) <= mostPoints, 'Контурите имат твърде много точки')
  .pipe(z.array(shapeSchema))

/** Before anything is known of them. */
function countPoints(shapes: unknown[]): number {
  const counts = shapes.map((shape) => {
    const points = (shape as { points?: unknown } | null)?.points
    return Array.isArray(points) ? points.length : 0
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

export const floorPlanPlaceSchema = z.object({
  entrance: z.enum(entrances, { error: 'Изберете вход' }),
  floor: wholeNumber('Изберете етаж', firstFloor, lastFloor),
})
