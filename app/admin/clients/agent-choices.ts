import type { UserListItem } from '../../../domain/people/user-list-item.ts'
import { peopleText } from '../../../text/admin/people.ts'

/** A choice of an agent. One that is disabled says why. */
export type LabelledAgent = readonly [id: string, name: string, isDisabled?: boolean]

/**
 * The active users, and the one who is assigned even if deactivated. Whoever has not accepted the invitation yet stands
 * there, too, so that nobody looks for him in vain, but gets no work.
 */
export function agentChoices(
  users: readonly UserListItem[],
  assigned: string | null = null,
): LabelledAgent[] {
  return users.flatMap(({ id, name, state }): LabelledAgent[] => {
    if (state === 'active' || id === assigned) return [[id, name]]
    return state === 'invited' ? [[id, peopleText.notAccepted(name), true]] : []
  })
}
