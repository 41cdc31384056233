import { z } from 'zod'
import { apartmentTypes, secondaryFloorFor } from './apartment-type.ts'
import { entrances, firstFloor, lastFloor } from './building.ts'
import { exposures } from './exposure.ts'
import { amount, optionalText, requiredText, squareMetres, wholeNumber } from './field.ts'
import { statusSchema } from './status-schema.ts'

/** What the administrator fills in. */
export const apartmentSchema = z
  .object({
    number: requiredText('Въведете номер на апартамента', 20),
    entrance: z.enum(entrances, { error: 'Изберете вход' }),
    floor: wholeNumber('Изберете етаж', firstFloor, lastFloor),
    secondaryFloor: wholeNumber('Изберете втори етаж', firstFloor, lastFloor).nullable().default(null),
    type: z.enum(apartmentTypes, { error: 'Изберете тип' }),
    exposure: z.enum(exposures, { error: 'Изберете изложение' }),
    rooms: wholeNumber('Въведете брой стаи', 1, 50),
    netArea: squareMetres('Въведете чиста площ').default(0),
    area: squareMetres('Въведете обща площ'),
    price: amount('Въведете цена'),
    status: statusSchema,
    description: optionalText(10_000),
    hasTerrace: z.boolean().default(false),
    features: z.array(requiredText('Попълнете или премахнете реда', 200)).max(100).default([]),
    internalNotes: optionalText(10_000),
  })
  .superRefine(({ type, floor, secondaryFloor }, context) => {
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
  })

export type ApartmentValues = z.infer<typeof apartmentSchema>
