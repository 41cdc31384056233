import { z } from 'zod'
import { entranceIds, floorsOf, floorsOfEntrance, forBuilding } from '../building/building.ts'
import { hasArea, minPoints } from '../geometry/polygon.ts'
import { fault } from '../record/fault.ts'
import { integerSchema, shortList } from '../record/field-schemas.ts'

/**
 * A coordinate of an outline. No image is as large as the limits, which exclude numbers that cannot be drawn.
 */
const coordinate = z.number().min(-100_000).max(100_000)
const pointSchema = z.object({ x: coordinate, y: coordinate })

/** Printable ASCII: JSON can contain NUL, which PostgreSQL refuses. */
const idSchema = z.string().regex(/^[\x20-\x7e]{1,64}$/)

export const drawnOutlineSchema = z.object({
  id: idSchema,
  linkedId: idSchema.nullable(),
  points: shortList(pointSchema, 1000, fault('tooManyPoints'))
    .refine((points) => points.length >= minPoints, {
      error: fault('tooFewPoints', minPoints),
      abort: true,
    })
    .refine(hasArea, fault('outlineWithoutArea')),
})

/** A polygon in pixels of the plan's image, and the apartment or parking spot that it is linked to. */
export type DrawnOutline = z.infer<typeof drawnOutlineSchema>

export interface Outline extends Omit<DrawnOutline, 'linkedId'> {
  apartmentId: string | null
}

const maxPoints = 20_000

export const outlinesSchema = z
  .array(z.unknown())
  .max(1000, fault('tooManyOutlines'))
  .refine((outlines) => countPoints(outlines) <= maxPoints, fault('tooManyPointsInAll'))
  .pipe(z.array(drawnOutlineSchema))

/** The outlines of a floor plan as they are stored. */
export const floorOutlinesSchema = z
  .array(drawnOutlineSchema.omit({ linkedId: true }).extend({ apartmentId: idSchema.nullable() }))
  .max(1000)

/**
 * The points of all outlines together. They are counted before the outlines are validated, so that a huge list
 * is refused cheaply.
 */
function countPoints(outlines: unknown[]): number {
  const counts = outlines.map((outline) => {
    const points = (outline as { points?: unknown } | null)?.points
    return Array.isArray(points) ? points.length : 0
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

export const floorPlanPlaceSchema = forBuilding((building) => {
  const floors = floorsOf(building)
  return z
    .object({
      entrance: z.enum(entranceIds(building), { error: fault('noEntranceChosen') }),
      floor: integerSchema('noFloorChosen', floors[0] ?? 0, floors.at(-1) ?? 0),
    })
    .refine(({ entrance, floor }) => floorsOfEntrance(building, entrance).includes(floor), {
      error: fault('noFloorChosen'),
      path: ['floor'],
    })
})
