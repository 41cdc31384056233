import type { Status } from '../status.ts'

interface DraftFacts {
  status: Status
  /** Absent for what cannot be a draft, such as parking spots. */
  isDraft?: boolean | undefined
}

interface DraftChange {
  /** Undefined for a new apartment. */
  before: DraftFacts | undefined
  now: DraftFacts
  /** Whether an active reservation or a sale holds the apartment, whatever its status says. */
  isHeld: boolean
}

/**
 * Whether an apartment would become a draft although it is reserved or sold, or a draft become reserved or sold. A
 * draft that was sold before there was this rule can still be edited.
 */
export function isTakenDraft({ before, now, isHeld }: DraftChange): boolean {
  const stays = before?.isDraft && before.status === now.status
  return now.isDraft === true && !stays && (isHeld || now.status !== 'available')
}
