import { z } from 'zod'

/** As a form sends it. One more must still fit the databases' whole numbers. */
export const sentRevision = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(z.number().max(2 ** 31 - 2))
