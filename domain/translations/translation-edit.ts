import type { TranslationState } from './dictionary.ts'

/** A translation as it was last saved or read, with the Bulgarian text of that moment. */
export interface SavedTranslation {
  revision: number
  text: string
  state: TranslationState
  source: string
}

/** What a person has typed, and what it is based on. */
export interface TranslationEdit {
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
  edit: TranslationEdit | undefined,
  typed: string,
): TranslationEdit {
  const { revision, text, state, source } = read
  return { ...(stillValid(read, edit) ?? { basis: { revision, text, state, source } }), typed }
}

/**
 * What a field shows. A text that somebody else saves meanwhile replaces the field's only while nothing was typed into
 * it; otherwise saving is refused once, and says what the other one was.
 */
export function showTranslation(read: SavedTranslation, edit: TranslationEdit | undefined) {
  const valid = stillValid(read, edit)
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

export function isUnsaved({ typed, basis }: TranslationEdit): boolean {
  return typed !== basis.text
}

/** What remains in the field after a save of `sent`. What was typed meanwhile stays, based on the new revision. */
export function afterSave(
  edit: TranslationEdit,
  sent: { text: string; source: string },
  { saved, now, error, detail }: SaveAnswer,
): TranslationEdit {
  const { typed, basis } = edit
  if (saved)
    return {
      typed: typed === sent.text ? saved.text : typed,
      basis: { ...saved, state: saved.text === '' ? 'missing' : 'translated', source: sent.source },
    }
  const fault = detail ?? error
  return now === undefined ? { ...edit, fault } : { typed, basis: { ...basis, revision: now }, fault }
}

/** The edit, unless what was read is at least as new and nothing in the edit is unsaved. */
function stillValid(read: SavedTranslation, edit: TranslationEdit | undefined): TranslationEdit | undefined {
  if (!edit || isUnsaved(edit) || edit.fault !== undefined) return edit
  return read.revision >= edit.basis.revision ? undefined : edit
}
