import { z } from 'zod'
import { type NumberKind, readNumber } from '../formats/read-number.ts'
import { areaStep } from './field-kinds.ts'

// Zod tries to compile schemas with `eval`: our Content-Security-Policy forbids it, and Firefox logs each try.
// Every form imports this file, so this call precedes any schema. `customError` is the default message.
z.config({ jitless: true, customError: () => 'Стойността не е валидна' })

/** What is wrong with a text: a message, or a code that the text of each language explains. */
interface TextFaults {
  tooLong: string
  damaged: string
}

export function requiredText(missing: string, max: number, faults: TextFaults = faultsOf(max)) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, faults.tooLong)
    .refine(isWellFormed, faults.damaged)
}

export function optionalText(max: number, faults: TextFaults = faultsOf(max)) {
  return z.string().trim().max(max, faults.tooLong).refine(isWellFormed, faults.damaged).default('')
}

const damaged = 'Текстът съдържа повреден знак'

function faultsOf(max: number): TextFaults {
  return { tooLong: `Най-много ${max} знака`, damaged }
}

/** Whether a text has neither unpaired surrogates nor NUL, which SQLite and PostgreSQL treat differently. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text) && !text.includes('\0')
}

export function amountSchema(missing: string, step?: number) {
  const euros = atLeastNone(missing, 'Въведете сума, например 131 500')
  const inSteps = step ? euros.multipleOf(step, `Цената се въвежда със стъпка ${step}`) : euros
  return asTyped('amount', inSteps)
}

export function integerSchema(missing: string, min: number, max: number) {
  const [from, to] = [min, max].map((limit) => String(limit).replace('-', '−'))
  const range = `Въведете цяло число от ${from} до ${to}`
  return asTyped('amount', anyNumber(missing, range).int(range).min(min, range).max(max, range))
}

export function areaSchema(missing: string) {
  const metres = atLeastNone(missing, 'Въведете площ с най-много два знака след запетаята, например 50,5')
    .max(100_000, 'Площта е твърде голяма')
    .multipleOf(areaStep, 'Най-много два знака след запетаята')
  return asTyped('area', metres)
}

/** A calendar day such as 2026-11-15. A year outside of 2000 to 2099 is refused as a typing error. */
export function daySchema(missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .pipe(z.iso.date({ error: 'Въведете дата', abort: true }))
    .refine((day) => day >= '2000-01-01' && day < '2100-01-01', 'Въведете дата между 2000 и 2099 г.')
}

export function recordIdSchema(missing?: string) {
  const id = z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(100, missing)
    .refine(isWellFormed, damaged)
  return missing ? id : id.nullable().default(null)
}

/** Parses the text that a person has typed („131 500,50“), in the browser and on the server alike. */
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
 * The schema of a list with at most `max` entries. It checks the length first, because the entries of a request
 * of a megabyte could produce a million errors.
 */
export function shortList<Entry extends z.ZodType>(entry: Entry, max: number, tooMany?: string) {
  return z.array(z.unknown()).max(max, tooMany).pipe(z.array(entry))
}
