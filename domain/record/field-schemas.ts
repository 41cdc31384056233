import { z } from 'zod'
import { type NumberKind, readNumber } from '../formats/read-number.ts'
import { type FaultMessage, fault, type PlainFault } from './fault.ts'
import { areaStep } from './field-kinds.ts'

// Zod tries to compile schemas with `eval`: our Content-Security-Policy forbids it, and Firefox logs each try.
// Every form imports this file, so this call precedes any schema. `customError` is the default message.
z.config({ jitless: true, customError: () => fault('invalid') })

const damaged = fault('damaged')

export function requiredText(missing: PlainFault, max: number) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, fault('tooLong', max))
    .refine(isWellFormed, damaged)
}

export function optionalText(max: number) {
  return z.string().trim().max(max, fault('tooLong', max)).refine(isWellFormed, damaged).default('')
}

/** Whether a text has neither unpaired surrogates nor NUL, which SQLite and PostgreSQL treat differently. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text) && !text.includes('\0')
}

export function amountSchema(missing: PlainFault, step?: number) {
  const euros = atLeastNone(missing, fault('badAmount'))
  const inSteps = step ? euros.multipleOf(step, fault('wrongStep', step)) : euros
  return asTyped('amount', inSteps)
}

export function integerSchema(missing: PlainFault, min: number, max: number) {
  const range = fault('outOfRange', min, max)
  return asTyped('amount', anyNumber(missing, range).int(range).min(min, range).max(max, range))
}

export function areaSchema(missing: PlainFault) {
  const metres = atLeastNone(missing, fault('badArea'))
    .max(100_000, fault('areaTooLarge'))
    .multipleOf(areaStep, fault('areaTooPrecise'))
  return asTyped('area', metres)
}

/** A calendar day such as 2026-11-15. A year outside of 2000 to 2099 is refused as a typing error. */
export function daySchema(missing: PlainFault) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .pipe(z.iso.date({ error: fault('noDate'), abort: true }))
    .refine((day) => day >= '2000-01-01' && day < '2100-01-01', fault('yearTooFar'))
}

export function recordIdSchema(missing?: PlainFault) {
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

function anyNumber(missing: PlainFault, wrong: FaultMessage) {
  return z.number({ error: ({ input }) => (input === undefined ? missing : wrong) })
}

function atLeastNone(missing: PlainFault, wrong: FaultMessage) {
  return anyNumber(missing, wrong).min(0, fault('negative')).max(1_000_000_000, fault('numberTooLarge'))
}

/**
 * The schema of a list with at most `max` entries. It checks the length first, because the entries of a request
 * of a megabyte could produce a million errors.
 */
export function shortList<Entry extends z.ZodType>(entry: Entry, max: number, tooMany?: FaultMessage) {
  return z.array(z.unknown()).max(max, tooMany).pipe(z.array(entry))
}
