import { lastFloor } from '../building.ts'
import { schemaOf } from '../record/schema-of.ts'
import { apartmentFields } from './apartment-fields.ts'
import { secondaryFloorFor } from './apartment-type.ts'

export const apartmentSchema = schemaOf(apartmentFields).superRefine(
  ({ type, floor, secondaryFloor }, context) => {
    const expected = secondaryFloorFor(type, floor)
    if (expected !== null && expected > lastFloor) {
      const message = `Мезонетът заема и горния етаж: изберете етаж до ${lastFloor - 1}`
      context.addIssue({ code: 'custom', path: ['floor'], message })
    } else if (expected !== secondaryFloor) {
      const message =
        expected === null
          ? 'Само мезонетите имат втори етаж'
          : `Вторият етаж на мезонета трябва да е ${expected}: етажът над първия`
      context.addIssue({ code: 'custom', path: ['secondaryFloor'], message })
    }
  },
)
