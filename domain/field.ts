import { z } from 'zod'

/** Fields that several entities share, with the Bulgarian answer to each mistake. */

export function requiredText(missing: string, max: number) {
  return z.string({ error: missing }).trim().min(1, missing).max(max, `Най-много ${max} знака`)
}

export function optionalText(max: number) {
  return z.string().trim().max(max, `Най-много ${max} знака`).default('')
}

export function amount(missing: string) {
  return z
    .number({ error: missing })
    .min(0, 'Въведете 0 или по-голямо число')
    .max(1_000_000_000, 'Числото е твърде голямо')
}

export function wholeNumber(missing: string, min: number, max: number) {
  const range = `Въведете цяло число от ${min} до ${max}`
  return z.number({ error: missing }).int(range).min(min, range).max(max, range)
}

/** Square metres, to the hundredth: the step of the form's field. */
export function squareMetres(missing: string) {
  return amount(missing)
    .max(100_000, 'Площта е твърде голяма')
    .multipleOf(0.01, 'Най-много два знака след запетаята')
}

/** What can be saved, and the revision that the next save must be based on. */
export interface SavedRecord<Values> {
  revision: number
  values: Values
}

/** A record as it is stored: who it is, and the revision that a save must be based on. */
export interface Stored {
  id: string
  revision: number
}
