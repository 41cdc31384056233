import { useState } from 'react'
import { newId } from '../../../domain/new-id.ts'

interface Draft {
  text: string
  /** By which the server knows a note that comes again; other words are another note. */
  id: string
}

const empty: Draft = { text: '', id: '' }

/** Beyond the panel: whoever looks at another enquiry meanwhile, or signs in again, finds what he has typed. */
const drafts = new Map<string, Draft>()

/** For a component that lives as long as its enquiry is shown. */
export function useNoteDraft(enquiryId: string): [Draft, (text: string) => void] {
  const [draft, setDraft] = useState(() => drafts.get(enquiryId) ?? empty)
  const write = (text: string) => {
    const next = text === '' ? empty : { text, id: newId() }
    drafts.set(enquiryId, next)
    setDraft(next)
  }
  return [draft, write]
}
