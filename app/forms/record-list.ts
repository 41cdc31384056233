import { z } from 'zod'
import { joinList, listField } from './list-field.ts'

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
