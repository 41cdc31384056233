import type { FoundFacts } from '../../../backend/data/record-facts.ts'
import { revertableFields } from '../../../backend/data/revert-change.ts'
import type { RecordChange } from '../../../domain/record/record-change.ts'
import { canReturn, keptUntil, type ReturningCollection } from '../../../domain/record/removal.ts'
import { historyText as text } from '../../text/office/history.ts'
import { fieldLabel, fieldWords } from './field-words.ts'

export interface ToldField {
  name: string
  label: string
  from: string
  to: string
  canRevert: boolean
}

/** One line of the history in words, as its list shows it. */
export interface ToldChange {
  id: string
  at: string
  who: string
  kind: RecordChange['kind']
  what: string
  /** Where the record is edited; nothing when it is gone, or has no form. */
  form: string | undefined
  isGone: boolean
  fields: ToldField[]
  /** Only the names of fields are kept. */
  isPersonal: boolean
  /** What was deleted and can still be brought back. */
  returns: { collection: ReturningCollection; id: string; until: string } | undefined
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
}

export function tellChange(change: RecordChange, facts: FoundFacts | undefined): ToldChange {
  const { id, at, actor, kind, collection, recordId, fields } = change
  const isGone = facts?.isGone ?? false
  const revertable = isGone ? [] : revertableFields(change)
  const told = Object.entries(fields).map(([name, { from, to }]) => {
    const isForgotten = from === undefined && to === undefined
    const words = (value: unknown) => (isForgotten ? text.forgotten : fieldWords(collection, name, value))
    return {
      name,
      label: fieldLabel(collection, name),
      from: words(from),
      to: words(to),
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
    returns:
      facts?.removedBy === id && canReturn(collection, at)
        ? { collection, id: recordId, until: keptUntil(at).toISOString() }
        : undefined,
    isPersonal: Object.values(fields).every((field) => !('from' in field) && !('to' in field)),
    // Of what was added or removed, empty fields say nothing.
    fields: kind === 'revised' ? told : told.filter(({ from, to }) => from !== '' || to !== ''),
  }
}
