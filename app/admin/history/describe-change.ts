import type { FoundFacts } from '../../../backend/data/history/record-facts.ts'
import { revertableFields } from '../../../backend/data/history/revert-change.ts'
import type { RecordChange } from '../../../domain/record/record-change.ts'
import { isRestorable, type RestorableCollection, retainedUntil } from '../../../domain/record/removal.ts'
import { historyText as text } from '../../text/admin/history.ts'
import { fieldLabel, formatFieldValue } from './format-field-value.ts'
import { mentionedNames } from './mentioned-records.ts'

export interface ChangedFieldView {
  name: string
  label: string
  from: string
  to: string
  canRevert: boolean
}

/** One line of the history as text, as its list shows it. */
export interface ChangeView {
  id: string
  at: string
  who: string
  kind: RecordChange['kind']
  what: string
  /** Where the record is edited; nothing when it is gone, or has no form. */
  form: string | undefined
  isGone: boolean
  fields: ChangedFieldView[]
  /** The names of fields whose values are personal, and therefore not kept. */
  withheld: string[]
  /** What was deleted and can still be restored. */
  restorable: { collection: RestorableCollection; id: string; until: string } | undefined
}

const settings: Record<string, string> = {
  company: '/admin/settings',
  display: '/admin/homepage',
  'buyer-facts': '/admin/settings/buyers',
  'answer-template': '/admin/settings/answer',
  retention: '/admin/settings/personal-data',
  buildingView: '/admin/floor-plans/building',
}

const forms: Record<string, (id: string) => string> = {
  apartments: (id) => `/admin/apartments/${id}`,
  parkingSpots: (id) => `/admin/parking/${id}`,
  stores: (id) => `/admin/stores/${id}`,
  settings: (id) => settings[id] ?? '/admin/settings',
  reservations: (id) => `/admin/reservations/${id}`,
  enquiries: (id) => `/admin/contacts/${id}`,
}

export function describeChange(change: RecordChange, known: ReadonlyMap<string, FoundFacts>): ChangeView {
  const { id, at, actor, kind, collection, recordId } = change
  const facts = known.get(recordId)
  const isGone = facts?.isGone ?? false
  const revertable = isGone ? [] : revertableFields(change)
  const { kept, withheld } = sortFields(change)
  const described = kept.map(([name, { from, to }]) => {
    const isForgotten = from === undefined && to === undefined
    const format = (value: unknown) =>
      isForgotten
        ? text.forgotten
        : (mentionedNames(name, value, known) ?? formatFieldValue(collection, name, value))
    return {
      name,
      label: fieldLabel(collection, name),
      from: format(from),
      to: format(to),
      canRevert: revertable.includes(name),
    }
  })
  return {
    id,
    at,
    who: text.people[actor.kind] || actor.name,
    kind,
    what: text.recordName(collection, facts ?? {}, recordId),
    form: isGone ? undefined : forms[collection]?.(recordId),
    isGone,
    restorable:
      facts?.removedBy === id && isRestorable(collection, at)
        ? { collection, id: recordId, until: retainedUntil(at).toISOString() }
        : undefined,
    withheld: withheld.map(([name]) => fieldLabel(collection, name)),
    // Of what was added or removed, empty fields say nothing.
    fields: kind === 'revised' ? described : described.filter(({ from, to }) => from !== '' || to !== ''),
  }
}

/** How far an enquiry has come says something only once it moves. */
function sortFields({ collection, kind, fields }: RecordChange) {
  const isPersonal = collection === 'enquiries' || collection === 'reservations'
  const all = Object.entries(fields)
  if (!isPersonal) return { kept: all, withheld: [] }
  if (collection === 'enquiries' && kind !== 'revised') return { kept: [], withheld: [] }
  const isKept = ([, field]: (typeof all)[number]) => 'from' in field || 'to' in field
  // All that a new reservation says of its buyer is new: that goes without saying.
  const withheld = kind === 'revised' ? all.filter((field) => !isKept(field)) : []
  return { kept: all.filter(isKept), withheld }
}
