/** What a record says, field by field, in words that a person reads. */
export type Description = Record<string, { label: string; text: string }>

export interface Difference {
  field: string
  label: string
  yours: string
  now: string
}

/** The fields that somebody else changed since the form was opened, where the form says otherwise. */
export function whatChanged(opened: Description, yours: Description, now: Description): Difference[] {
  return Object.entries(now).flatMap(([field, { label, text }]) => {
    const mine = yours[field]?.text ?? ''
    const changed = text !== (opened[field]?.text ?? '')
    return changed && mine !== text ? [{ field, label, yours: mine, now: text }] : []
  })
}
