import { z } from 'zod'

/** A revision as a form sends it. The next one must fit a 32-bit integer, as PostgreSQL stores it. */
export const sentRevision = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(z.number().max(2 ** 31 - 2))
