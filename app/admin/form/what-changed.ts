/** What a record says, field by field, in words that a person reads. */
export type Description = Record<string, { label: string; text: string }>

export function inWords<Field extends string>(
  labels: Record<Field, string>,
  words: Record<Field, string>,
): Description {
  const fields = Object.keys(labels) as Field[]
  return Object.fromEntries(fields.map((field) => [field, { label: labels[field], text: words[field] }]))
}

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
