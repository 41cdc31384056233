import { maxEntryText } from '../progress/progress-text.ts'
import { type ReplaceText, replaced } from './map-texts.ts'

export interface ProgressTexts {
  id: string
  text: string
}

/** An entry of the construction diary. */
export function mapProgressEntry<Entry extends ProgressTexts>(entry: Entry, replace: ReplaceText): Entry {
  const place = { key: `progress.${entry.id}.text`, place: 'progress', field: 'text' } as const
  return { ...entry, text: replaced(place, entry.text, maxEntryText, replace) }
}
