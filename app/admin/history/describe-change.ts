import type { FoundFacts } from '../../../backend/data/history/record-facts.ts'
import { revertableFields } from '../../../backend/data/history/revert-change.ts'
import { collectionOptions, isCollection } from '../../../backend/data/schema.ts'
import type { Building } from '../../../domain/building/building.ts'
import type { RecordChange } from '../../../domain/record/record-change.ts'
import { isRestorable, type RestorableCollection, retainedUntil } from '../../../domain/record/removal.ts'
import { historyText as text } from '../../../text/admin/history.ts'
import { fieldLabel, formatFieldValue } from './format-field-value.ts'
import { mentionedNames } from './mentioned-records.ts'

export interface ChangedFieldView {
  name: string
  label: string
  from: string
  to: string
  canRevert: boolean
}

/** A change of one record as the list of the history shows it. */
export interface ChangeView {
  id: string
  at: string
  who: string
  kind: RecordChange['kind']
  what: string
  /** The URL of the record's form; undefined if the record was deleted or has no form. */
  form: string | undefined
  isGone: boolean
  fields: ChangedFieldView[]
  /** The labels of changed fields whose values are personal and therefore not stored. */
  withheld: string[]
  /** Set for a deleted record that can still be restored. */
  restorable: { collection: RestorableCollection; id: string; until: string } | undefined
}

const settings: Record<string, string> = {
  company: '/admin/settings',
  display: '/admin/homepage',
  'page-texts': '/admin/homepage/pages',
  'buyer-facts': '/admin/settings/buyers',
  costs: '/admin/settings/costs',
  'sales-rules': '/admin/settings/sales',
  payments: '/admin/settings/payments',
  'answer-template': '/admin/settings/answer',
  retention: '/admin/settings/personal-data',
  buildingView: '/admin/floor-plans/building',
  'import-columns': '/admin/import',
  languages: '/admin/translations',
}

const forms: Record<string, (id: string) => string> = {
  apartments: (id) => `/admin/apartments/${id}`,
  parkingSpots: (id) => `/admin/parking/${id}`,
  stores: (id) => `/admin/stores/${id}`,
  progressEntries: (id) => `/admin/progress/${id}`,
  settings: (id) => settings[id] ?? '/admin/settings',
  reservations: (id) => `/admin/reservations/${id}`,
  schedules: (id) => `/admin/deals/${id}`,
  payments: (id) => `/admin/payments/${id}`,
  paperTemplates: () => '/admin/documents',
  replyTemplates: (id) => `/admin/settings/answer/${id}`,
  clients: (id) => `/admin/clients/${id}`,
  viewings: (id) => `/admin/viewings/${id}`,
  enquiries: (id) => `/admin/contacts/${id}`,
  building: () => '/admin/building',
  translations: (id) => `/admin/translations?${translationQuery(id)}`,
  panoramas: (id) => `/admin/views?panorama=${id}`,
  buildingViews: (id) => `/admin/floor-plans/building?view=${id}`,
}

/** Shows the text in its language: „en:homePage.title“. */
function translationQuery(id: string): URLSearchParams {
  const [language = '', ...key] = id.split(':')
  return new URLSearchParams({ language, text: key.join(':') })
}

export function describeChange(
  building: Building,
  change: RecordChange,
  known: ReadonlyMap<string, FoundFacts>,
): ChangeView {
  const { id, at, actor, kind, collection, recordId } = change
  const facts = known.get(recordId)
  const isGone = facts?.isGone ?? false
  const revertable = isGone ? [] : revertableFields(change)
  const { shown, withheld } = sortFields(change)
  const described = shown.map(([name, { from, to }]) => {
    const isErased = from === undefined && to === undefined
    const format = (value: unknown) =>
      isErased
        ? text.erased
        : (mentionedNames(building, { name, value }, known) ??
          formatFieldValue(building, collection, name, value, facts))
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
    what: text.recordName(building, collection, facts ?? {}, recordId),
    form: isGone ? undefined : forms[collection]?.(recordId),
    isGone,
    restorable:
      facts?.removedBy === id && isRestorable(collection, at)
        ? { collection, id: recordId, until: retainedUntil(at).toISOString() }
        : undefined,
    withheld: withheld.map(([name]) => fieldLabel(collection, name)),
    // Empty fields of an added or removed record are left out.
    fields: kind === 'revised' ? described : described.filter(({ from, to }) => from !== '' || to !== ''),
  }
}

/** Separates shown from withheld fields. An added or deleted enquiry shows no fields, not even its stage. */
function sortFields({ collection, kind, fields }: RecordChange) {
  const isPersonal = isCollection(collection) && collectionOptions[collection].historyFields !== 'all'
  const all = Object.entries(fields)
  if (!isPersonal) return { shown: all, withheld: [] }
  if (collection === 'enquiries' && kind !== 'revised') return { shown: [], withheld: [] }
  const isShown = ([, field]: (typeof all)[number]) => 'from' in field || 'to' in field
  // All fields of a new reservation's buyer are new, so naming them would say nothing.
  const withheld = kind === 'revised' ? all.filter((field) => !isShown(field)) : []
  return { shown: all.filter(isShown), withheld }
}
