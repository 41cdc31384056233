import type { Description } from '../../../../domain/record/field-table.ts'
import type { SavedRecord } from '../../../../domain/record/stored-record.ts'
import { type Difference, whatBothChanged, whatOnlyTheyChanged } from './what-changed.ts'

export interface OpenedRecord<Values> extends SavedRecord<Values> {
  /** The initial values of the fields: the record's, or the record's merged with what was typed. */
  shown: Values
  /** The React key of the fields: another one remounts them with `shown`. */
  key: number
  /** Set where a newer record has other values in fields that the person has changed. */
  conflict?: { theirs: SavedRecord<Values>; differences: Difference[] }
  /** Fields of a newer record that the form shows now, because the person had not changed them. */
  takenOver: Difference[]
}

/** The values of the fields now, and before the person typed. */
export interface Typed<Values> {
  /** Undefined where the fields do not fit the schema. */
  typed: Values | undefined
  before: Values
}

export type FieldsNow<Values> = 'untouched' | 'uploading' | Typed<Values>

export type OpenedRecordEvent<Values> =
  | { type: 'newer-record'; record: SavedRecord<Values>; fields: FieldsNow<Values> }
  | { type: 'decided'; for: 'mine' | 'theirs'; fields: Typed<Values> }

/**
 * Without scripts a form is opened anew by its stale save, and shows what was typed. It keeps the revision that was sent:
 * saved once more as it is, it would overwrite what the other person has changed.
 */
export function openRecord<Values>(record: SavedRecord<Values>, sentRevision?: number): OpenedRecord<Values> {
  const opened = { ...record, shown: record.values, key: 0, takenOver: [] }
  return sentRevision === undefined
    ? opened
    : { ...opened, revision: sentRevision, shown: { ...record.values } }
}

export function reduceOpenedRecord<Values>(
  state: OpenedRecord<Values>,
  event: OpenedRecordEvent<Values>,
  describe: (values: Values) => Description,
): OpenedRecord<Values> {
  return event.type === 'decided' ? decide(state, event) : takeNewer(state, event, describe)
}

type Newer<Values> = Extract<OpenedRecordEvent<Values>, { type: 'newer-record' }>
type Decided<Values> = Extract<OpenedRecordEvent<Values>, { type: 'decided' }>

function takeNewer<Values>(
  state: OpenedRecord<Values>,
  { record: theirs, fields }: Newer<Values>,
  describe: (values: Values) => Description,
): OpenedRecord<Values> {
  if (theirs.revision <= state.revision) return state
  const [before, now] = [describe(state.values), describe(theirs.values)]
  if (same(before, now)) return withoutConflict({ ...state, revision: theirs.revision })
  if (fields === 'untouched') return reopen(state, theirs)
  // Remounting would lose a file that is still uploading. The next save is refused (409) and brings this record again.
  const mine = fields === 'uploading' ? undefined : readTyped(state, fields)
  if (!mine) return state
  const versions = [before, describe(mine), now] as const
  const differences = whatBothChanged(...versions)
  if (differences.length > 0) return { ...state, conflict: { theirs, differences } }
  return reopen(state, theirs, merge(state, mine, theirs, 'mine'), whatOnlyTheyChanged(...versions))
}

/**
 * Resolves a conflict with the person's decision, which holds only for fields that both sides have changed. A
 * field that only one side has changed keeps that change.
 */
function decide<Values>(state: OpenedRecord<Values>, event: Decided<Values>): OpenedRecord<Values> {
  const { conflict } = state
  const { fields, for: preferred } = event
  const mine = readTyped(state, fields)
  if (conflict && mine) return reopen(state, conflict.theirs, merge(state, mine, conflict.theirs, preferred))
  return conflict && preferred === 'theirs' ? reopen(state, conflict.theirs) : state
}

/**
 * Returns the record with the fields that were typed in. The untouched fields keep the stored values, which the
 * form may spell differently („50“ for 50.0).
 */
function readTyped<Values>(
  { values: theirs }: OpenedRecord<Values>,
  { typed, before }: Typed<Values>,
): Values | undefined {
  return typed && mergeValues({ opened: before, mine: typed, theirs }, 'mine')
}

function reopen<Values>(
  { key }: OpenedRecord<Values>,
  next: SavedRecord<Values>,
  shown = next.values,
  takenOver: Difference[] = [],
): OpenedRecord<Values> {
  return { ...next, shown: same(shown, next.values) ? next.values : shown, key: key + 1, takenOver }
}

function merge<Values>(
  opened: OpenedRecord<Values>,
  mine: Values,
  theirs: SavedRecord<Values>,
  preferred: 'mine' | 'theirs',
): Values {
  return mergeValues({ opened: opened.values, mine, theirs: theirs.values }, preferred)
}

function withoutConflict<Values>({ conflict: _, ...state }: OpenedRecord<Values>): OpenedRecord<Values> {
  return state
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Merges three versions of a record field by field. Where both sides have changed a field, `preferred` wins. */
export function mergeValues<Values>(
  { opened, mine, theirs }: Record<'opened' | 'mine' | 'theirs', Values>,
  preferred: 'mine' | 'theirs',
): Values {
  if (isGroup(opened) && isGroup(mine) && isGroup(theirs)) {
    const fields = Object.keys(theirs).map((name) => {
      const versions = { opened: opened[name], mine: mine[name], theirs: theirs[name] }
      return [name, mergeValues(versions, preferred)]
    })
    return Object.fromEntries(fields)
  }
  if (same(opened, mine)) return theirs
  if (same(opened, theirs)) return mine
  return preferred === 'mine' ? mine : theirs
}

/**
 * Whether the value is an object whose fields are merged one by one. A list is merged as one value, because its
 * lines have no ids.
 */
function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
