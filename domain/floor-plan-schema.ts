import { z } from 'zod'
import { entrances, firstFloor, lastFloor } from './building.ts'
import { wholeNumber } from './field.ts'
import { fewestPoints } from './polygon.ts'

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
