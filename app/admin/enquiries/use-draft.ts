import { useState } from 'react'

/** Beyond the panel: whoever looks at another enquiry meanwhile, or signs in again, finds what he has typed. */
const drafts = new Map<string, unknown>()

/** What is typed and not yet sent; for a component that lives as long as its enquiry is shown. */
export function useDraft<Draft>(
  key: string,
  empty: Draft,
): { draft: Draft; write(next: Draft): void; clear(): void } {
  const [draft, setDraft] = useState(() => (drafts.get(key) as Draft | undefined) ?? empty)
  return {
    draft,
    write(next) {
      drafts.set(key, next)
      setDraft(next)
    },
    clear() {
      drafts.delete(key)
      setDraft(empty)
    },
  }
}
