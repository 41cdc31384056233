import { z } from 'zod'
import { shortList } from '../../domain/record/field-schemas.ts'

/** Between what one field lists, ids or urls. A field for each would be too many: read-form.ts refuses them. */
const separator = ' '

export function joinWords(words: readonly string[]): string {
  return words.join(separator)
}

export function countWords(joined: unknown): number {
  return String(joined).split(separator).length
}

/** A field that lists words, at most so many. */
export function wordList<Word extends z.ZodType>(word: Word, most: number) {
  return z
    .string()
    .transform((words): unknown[] => words.split(separator, most + 1))
    .pipe(shortList(word, most))
}
