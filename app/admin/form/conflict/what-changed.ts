import type { Description } from '../../../../domain/record/field-table.ts'

export function describeFields<Field extends string>(
  labels: Record<Field, string>,
  values: Record<Field, string>,
): Description {
  const fields = Object.keys(labels) as Field[]
  return Object.fromEntries(fields.map((field) => [field, { label: labels[field], text: values[field] }]))
}

export interface Difference {
  field: string
  label: string
  yours: string
  now: string
}

/** The fields that somebody else has changed to another value than the form holds. */
function whatTheyChanged(opened: Description, yours: Description, now: Description): Difference[] {
  return Object.entries(now).flatMap(([field, { label, text }]) => {
    const mine = yours[field]?.text ?? ''
    const changed = text !== (opened[field]?.text ?? '')
    return changed && mine !== text ? [{ field, label, yours: mine, now: text }] : []
  })
}

/** The fields for which the person has to decide. */
export function whatBothChanged(opened: Description, yours: Description, now: Description): Difference[] {
  return whatTheyChanged(opened, yours, now).filter(({ field, yours: mine }) => mine !== opened[field]?.text)
}

/** The fields whose newer value the form can take without asking. */
export function whatOnlyTheyChanged(opened: Description, yours: Description, now: Description): Difference[] {
  return whatTheyChanged(opened, yours, now).filter(({ field, yours: mine }) => mine === opened[field]?.text)
}
