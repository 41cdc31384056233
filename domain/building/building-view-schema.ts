import { z } from 'zod'
import { outlinesSchema } from '../floor-plan/floor-plan-schema.ts'
import { requiredText } from '../record/field-schemas.ts'
import { maxViewName } from './building-view.ts'

/** What people write and draw on a view of the building. */
export const buildingViewSchema = z.object({
  name: requiredText('noViewName', maxViewName),
  outlines: outlinesSchema,
})
