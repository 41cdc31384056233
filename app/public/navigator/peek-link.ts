import { firstTouch } from '../../first-touch.ts'

/**
 * Attributes of a link to an apartment that is shown in brief where it stands. A tap before the scripts are there waits
 * for them: it shows the apartment, while it would open its page.
 */
export function peekLink(id: string) {
  return { 'data-peek': id, [firstTouch.early]: true }
}
