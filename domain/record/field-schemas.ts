import { z } from 'zod'
import { type NumberKind, readNumber } from '../formats/read-number.ts'
import { areaStep } from './field-kinds.ts'

// Zod would try whether it may compile schemas with `eval`; our pages forbid that, and Firefox complains of the try.
// Forms are made of these fields, so this runs before any schema of theirs.
// What no schema has a message for is Bulgarian, too.
z.config({ jitless: true, customError: () => 'Стойността не е валидна' })

/** Fields that several entities share, with the Bulgarian answer to each mistake. */

export function requiredText(missing: string, max: number) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, `Най-много ${max} знака`)
    .refine(isWellFormed, damaged)
}

export function optionalText(max: number) {
  return z.string().trim().max(max, `Най-много ${max} знака`).refine(isWellFormed, damaged).default('')
}

const damaged = 'Текстът съдържа повреден знак'

/** Half of a character, or NUL, which only programs send: each engine would make something else of it. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text) && !text.includes('\0')
}

export function amount(missing: string, step?: number) {
  const euros = atLeastNone(missing, 'Въведете сума, например 131 500')
  const inSteps = step ? euros.multipleOf(step, `Цената се въвежда със стъпка ${step}`) : euros
  return asTyped('amount', inSteps)
}

export function integerSchema(missing: string, min: number, max: number) {
  const range = `Въведете цяло число от ${min} до ${max}`
  return asTyped('amount', anyNumber(missing, range).int(range).min(min, range).max(max, range))
}

export function squareMetres(missing: string) {
  const metres = atLeastNone(missing, 'Въведете площ с най-много два знака след запетаята, например 50,5')
    .max(100_000, 'Площта е твърде голяма')
    .multipleOf(areaStep, 'Най-много два знака след запетаята')
  return asTyped('area', metres)
}

/** A day of the calendar, 2026-11-15; centuries away is a slip. */
export function dayOf(missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .pipe(z.iso.date({ error: 'Въведете дата', abort: true }))
    .refine((day) => day >= '2000-01-01' && day < '2100-01-01', 'Въведете дата между 2000 и 2099 г.')
}

/** The id of another record: none is longer than this. */
export function recordId(missing?: string) {
  const id = z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(100, missing)
    .refine(isWellFormed, damaged)
  return missing ? id : id.nullable().default(null)
}

/** A form sends what was typed; its browser and the server read it by the same rules. */
function asTyped(kind: NumberKind, number: z.ZodNumber) {
  const read = (value: unknown) => {
    if (typeof value !== 'string') return value
    return value.trim() === '' ? undefined : (readNumber(value, kind) ?? Number.NaN)
  }
  return z.preprocess(read, number)
}

function anyNumber(missing: string, wrong: string) {
  return z.number({ error: ({ input }) => (input === undefined ? missing : wrong) })
}

function atLeastNone(missing: string, wrong: string) {
  return anyNumber(missing, wrong)
    .min(0, 'Въведете 0 или по-голямо число')
    .max(1_000_000_000, 'Числото е твърде голямо')
}

/**
 * A list that is counted before its entries are looked at: each wrong entry is a complaint of its own, and a
 * megabyte has room for a million of them.
 */
export function shortList<Entry extends z.ZodType>(entry: Entry, max: number, tooMany?: string) {
  return z.array(z.unknown()).max(max, tooMany).pipe(z.array(entry))
}
