import { z } from 'zod'
import { shortList } from '../../domain/record/field-schemas.ts'

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
