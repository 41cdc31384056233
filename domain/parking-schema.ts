import { z } from 'zod'
import { amount, optionalText, requiredText, wholeNumber } from './field.ts'
import { parkingPriceStep, parkingTypes } from './parking-type.ts'
import { statusSchema } from './status-schema.ts'

/** What the administrator fills in. */
export const parkingSpotSchema = z.object({
  number: requiredText('Въведете номер на паркомястото', 20),
  floor: wholeNumber('Въведете етаж', -10, 100),
  type: z.enum(parkingTypes, { error: 'Изберете тип' }),
  size: requiredText('Въведете размер', 50),
  price: amount('Въведете цена').multipleOf(
    parkingPriceStep,
    `Цената се въвежда със стъпка ${parkingPriceStep}`,
  ),
  status: statusSchema,
  internalNotes: optionalText(10_000),
})

export type ParkingSpotValues = z.infer<typeof parkingSpotSchema>
