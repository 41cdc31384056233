import { z } from 'zod'
import { shortList } from '../../domain/record/field-schemas.ts'

interface SentRecord {
  id: string
  /** Which one was on the screen. */
  revision: number
}

const sentRecord = z
  .string()
  .regex(/^[^@]{1,64}@\d{1,9}$/)
  .transform(
    (word): SentRecord => ({ id: word.replace(/@.*/, ''), revision: Number(word.replace(/.*@/, '')) }),
  )

/** A field that lists records as somebody has seen them, each once, at most so many. */
export function recordList(most: number) {
  return listField(sentRecord, most).refine(
    (records) => new Set(records.map(({ id }) => id)).size === records.length,
  )
}

export function joinRecords(records: readonly SentRecord[]): string {
  return joinList(records.map(({ id, revision }) => `${id}@${revision}`))
}

/** Between what one field lists, ids or urls. A field for each would be too many: read-form.ts refuses them. */
const separator = ' '

export function joinList(list: readonly string[]): string {
  return list.join(separator)
}

export function countList(joined: unknown): number {
  return String(joined).split(separator).length
}

/** A field that lists items, at most so many. */
export function listField<Item extends z.ZodType>(item: Item, most: number) {
  return z
    .string()
    .transform((list): unknown[] => list.split(separator, most + 1))
    .pipe(shortList(item, most))
}
