import { z } from 'zod'
import { shortList } from '../../domain/record/field-schemas.ts'

interface SentRecord {
  id: string
  revision: number
}

const sentRecord = z
  .string()
  .regex(/^[^@]{1,64}@\d{1,9}$/)
  .transform(
    (word): SentRecord => ({ id: word.replace(/@.*/, ''), revision: Number(word.replace(/.*@/, '')) }),
  )

/** A field with up to `most` records, each with the revision that the screen showed; no record may appear twice. */
export function recordList(most: number) {
  return listField(sentRecord, most).refine(
    (records) => new Set(records.map(({ id }) => id)).size === records.length,
  )
}

export function joinRecords(records: readonly SentRecord[]): string {
  return joinList(records.map(({ id, revision }) => `${id}@${revision}`))
}

/**
 * Separates ids or URLs in one field. A field for each of them would exceed the number of fields that read-form.ts
 * accepts.
 */
const separator = ' '

export function joinList(list: readonly string[]): string {
  return list.join(separator)
}

export function countList(joined: unknown): number {
  return String(joined).split(separator).length
}

/** A field with up to `most` items. */
export function listField<Item extends z.ZodType>(item: Item, most: number) {
  return z
    .string()
    .transform((list): unknown[] => list.split(separator, most + 1))
    .pipe(shortList(item, most))
}
