import type { Description } from '../../../../domain/record/field-table.ts'
import type { SavedRecord } from '../../../../domain/record/stored-record.ts'
import { type Difference, whatBothChanged, whatOnlyTheyChanged } from './what-changed.ts'

/** What a form knows of its record. */
export interface OpenedRecord<Values> extends SavedRecord<Values> {
  /** What the fields start with: the record, or the record merged with what was typed before. */
  shown: Values
  /** A new key remounts the fields, so that they start with `shown`. */
  key: number
  /** A newer record that changed the same fields as the person did: the person decides. */
  conflict?: { theirs: SavedRecord<Values>; differences: Difference[] }
  /** What a newer record changed where the person had typed nothing. */
  takenOver: Difference[]
}

/** What the fields say (undefined: not readable), beside what they said before anybody typed. */
export interface Typed<Values> {
  typed: Values | undefined
  before: Values
}

/** What the fields hold: nothing typed, a file still arriving, or what was typed. */
export type FieldsNow<Values> = 'untouched' | 'uploading' | Typed<Values>

export type OpenedRecordEvent<Values> =
  | { type: 'newer-record'; record: SavedRecord<Values>; fields: FieldsNow<Values> }
  | { type: 'decided'; for: 'mine' | 'theirs'; fields: Typed<Values> }

export function openRecord<Values>(record: SavedRecord<Values>): OpenedRecord<Values> {
  return { ...record, shown: record.values, key: 0, takenOver: [] }
}

/** Pure: the form's fields are read by the hook, which hands in what they hold. */
export function reduceOpenedRecord<Values>(
  state: OpenedRecord<Values>,
  event: OpenedRecordEvent<Values>,
  describe: (values: Values) => Description,
): OpenedRecord<Values> {
  return event.type === 'decided' ? decide(state, event) : takeIn(state, event, describe)
}

type Newer<Values> = Extract<OpenedRecordEvent<Values>, { type: 'newer-record' }>
type Decided<Values> = Extract<OpenedRecordEvent<Values>, { type: 'decided' }>

function takeIn<Values>(
  state: OpenedRecord<Values>,
  { record: theirs, fields }: Newer<Values>,
  describe: (values: Values) => Description,
): OpenedRecord<Values> {
  if (theirs.revision <= state.revision) return state
  const [before, now] = [describe(state.values), describe(theirs.values)]
  if (same(before, now)) return withoutConflict({ ...state, revision: theirs.revision })
  if (fields === 'untouched') return reopen(state, theirs)
  // Remounted fields would lose the file; the save after it is refused (409) and brings this record again.
  const mine = fields === 'uploading' ? undefined : readTyped(state, fields)
  if (!mine) return state
  const versions = [before, describe(mine), now] as const
  const differences = whatBothChanged(...versions)
  if (differences.length > 0) return { ...state, conflict: { theirs, differences } }
  return reopen(state, theirs, merge(state, mine, theirs, 'mine'), whatOnlyTheyChanged(...versions))
}

/** Either way keeps what only one of the two changed. */
function decide<Values>(state: OpenedRecord<Values>, event: Decided<Values>): OpenedRecord<Values> {
  const { conflict } = state
  const { fields, for: preferred } = event
  const mine = readTyped(state, fields)
  if (conflict && mine) return reopen(state, conflict.theirs, merge(state, mine, conflict.theirs, preferred))
  return conflict && preferred === 'theirs' ? reopen(state, conflict.theirs) : state
}

/** A field may say a value otherwise than the record does ("50" for 50.0): only what was typed since counts. */
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

/**
 * Three versions of a record become one, field by field: what only one side changed since `opened` is taken from
 * that side. Where both did, `preferred` decides.
 */
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
  if (mergeValuesSame(opened, mine)) return theirs
  if (mergeValuesSame(opened, theirs)) return mine
  return preferred === 'mine' ? mine : theirs
}

/** Lists are one value: their lines have no names by which they could be told apart. */
function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function mergeValuesSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
