import { DraftRefused } from '../../../backend/data/reservations/draft-rule.ts'
import { draftText } from '../../../text/admin/apartments.ts'

/** Why an apartment cannot be a draft, with its number; undefined for any other error. */
export function explainDraft(thrown: unknown): { detail: string } | undefined {
  if (!(thrown instanceof DraftRefused)) return undefined
  return { detail: draftText.taken(thrown.apartments.map(({ number }) => `апартамент ${number}`).join(', ')) }
}
