import type { TranslationState } from './dictionary.ts'

/** A translation as it was last saved or read, with the Bulgarian text of that moment. */
export interface SavedTranslation {
  revision: number
  text: string
  state: TranslationState
  source: string
}

/** What a person has typed, and what it is based on. */
export interface TranslationDraft {
  typed: string
  basis: SavedTranslation
  /** Why it could not be saved. */
  fault?: string | undefined
}

/** What a save answers: the new revision, or the reason of a refusal. */
export interface SaveAnswer {
  error?: string
  detail?: string
  saved?: { revision: number; text: string }
  /** The newest revision, when somebody else has saved meanwhile. */
  now?: number
}

export function typeTranslation(
  read: SavedTranslation,
  draft: TranslationDraft | undefined,
  typed: string,
): TranslationDraft {
  const { revision, text, state, source } = read
  return { ...(stillValid(read, draft) ?? { basis: { revision, text, state, source } }), typed }
}

/**
 * What a field shows. A text that somebody else saves meanwhile replaces the field's only while nothing was typed into
 * it; otherwise saving is refused once, and says what the other one was.
 */
export function showTranslation(read: SavedTranslation, draft: TranslationDraft | undefined) {
  const valid = stillValid(read, draft)
  if (!valid) {
    const { revision, text, state } = read
    return { revision, text, state, isUnsaved: false, isOfEarlierText: false, fault: undefined }
  }
  const { typed, basis, fault } = valid
  return {
    revision: basis.revision,
    text: typed,
    state: read.revision >= basis.revision ? read.state : basis.state,
    isUnsaved: isUnsaved(valid),
    /** Whether the Bulgarian text was changed while the translation was being typed. */
    isOfEarlierText: basis.source !== read.source,
    fault,
  }
}

export function isUnsaved({ typed, basis }: TranslationDraft): boolean {
  return typed !== basis.text
}

/** What remains in the field after a save of `sent`. What was typed meanwhile stays, based on the new revision. */
export function afterSave(
  draft: TranslationDraft,
  sent: { text: string; source: string },
  { saved, now, error, detail }: SaveAnswer,
): TranslationDraft {
  const { typed, basis } = draft
  if (saved)
    return {
      typed: typed === sent.text ? saved.text : typed,
      basis: { ...saved, state: saved.text === '' ? 'missing' : 'translated', source: sent.source },
    }
  const fault = detail ?? error
  return now === undefined ? { ...draft, fault } : { typed, basis: { ...basis, revision: now }, fault }
}

/** The draft, unless what was read is at least as new and nothing in the draft is unsaved. */
function stillValid(
  read: SavedTranslation,
  draft: TranslationDraft | undefined,
): TranslationDraft | undefined {
  if (!draft || isUnsaved(draft) || draft.fault !== undefined) return draft
  return read.revision >= draft.basis.revision ? undefined : draft
}
