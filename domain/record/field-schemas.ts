import { z } from 'zod'
import { areaStep } from './field-kinds.ts'

// Zod would try whether it may compile schemas with `eval`; our pages forbid that, and Firefox complains of the try.
// Forms are made of these fields, so this runs before any schema of theirs.
z.config({ jitless: true })

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

export function squareMetres(missing: string) {
  return amount(missing)
    .max(100_000, 'Площта е твърде голяма')
    .multipleOf(areaStep, 'Най-много два знака след запетаята')
}

/**
 * A list that is counted before its entries are looked at: each wrong entry is a complaint of its own, and a
 * megabyte has room for a million of them.
 */
export function shortList<Entry extends z.ZodType>(entry: Entry, max: number, tooMany?: string) {
  return z.array(z.unknown()).max(max, tooMany).pipe(z.array(entry))
}
