import type { ColumnOrders } from '../lists/sort.ts'
import type { FieldRuleName, Kind, Sortable } from './field-kinds.ts'

/** What a table says about a field, beside its kind. */
interface About<Value> {
  /** The value in a new record. */
  initial: NoInfer<Value extends (infer Entry)[] ? readonly Entry[] : Value>
  /** Whether visitors see the field. */
  visitors: boolean
  /** Whether lists can be sorted by the field; its kind must then have `compare`. */
  sorted?: true
}

export type Field<Value> = Kind<Value> & About<Value>

/** The fields of a record by name, in the order in which public pages and conflicts list them. */
// biome-ignore lint/suspicious/noExplicitAny: fields of one table hold values of different types
export type FieldTable = Record<string, Field<any>>

/** How people read a field: its label, and its values as the admin area and spreadsheets show them. */
export interface FieldWords<Value> {
  label: string
  format(value: Value): string
}

// biome-ignore lint/suspicious/noExplicitAny: fields of one table hold values of different types
export type LabelledField = Field<any> & FieldWords<any>
export type LabelledTable = Record<string, LabelledField>

/** A field table with the words for its fields, which text/admin/ has. */
export type Labelled<Table extends FieldTable> = {
  [Name in keyof Table]: Table[Name] & FieldWords<ValuesOf<Table>[Name]>
}

/**
 * Makes a field of its kind and its details. The types of `visitors` and `sorted` stay literal, because
 * `PublicNames` and `SortedNames` are made from them.
 */
export function field<Value, Name extends FieldRuleName, const Details extends About<Value>>(
  kind: Sortable<Value, Name>,
  about: Details & About<Value>,
): Sortable<Value, Name> & Details
export function field<Value, Name extends FieldRuleName, const Details extends About<Value>>(
  kind: Kind<Value, Name>,
  about: Details & About<Value> & { sorted?: never },
): Kind<Value, Name> & Details
export function field(kind: object, about: object) {
  return { ...kind, ...about }
}

export type ValuesOf<Table extends FieldTable> = {
  -readonly [Name in keyof Table]: Table[Name] extends Kind<infer Value> ? Value : never
}

type NamesWith<Table extends FieldTable, Details> = {
  [Name in keyof Table]: Table[Name] extends Details ? Name : never
}[keyof Table] &
  string

/** Fields that only the admin shows. */
export type HiddenNames<Table extends FieldTable> = NamesWith<Table, { visitors: false }>
export type PublicNames<Table extends FieldTable> = NamesWith<Table, { visitors: true }>
export type SortedNames<Table extends FieldTable> = NamesWith<Table, { sorted: true }>

function namesWhere<Table extends FieldTable>(
  table: Table,
  holds: (field: FieldTable[string]) => boolean,
): (keyof Table & string)[] {
  return Object.keys(table).filter((name) => holds(table[name] as FieldTable[string]))
}

export function publicNames<Table extends FieldTable>(table: Table): PublicNames<Table>[] {
  return namesWhere(table, ({ visitors }) => visitors) as PublicNames<Table>[]
}

export function sortedNames<Table extends FieldTable>(table: Table): SortedNames<Table>[] {
  return namesWhere(table, ({ sorted }) => sorted === true) as SortedNames<Table>[]
}

export function initialValues<Table extends FieldTable>(table: Table): ValuesOf<Table> {
  return Object.fromEntries(
    Object.entries(table).map(([name, { initial }]) => [name, initial]),
  ) as ValuesOf<Table>
}

export function ordersOf<Table extends FieldTable>(
  table: Table,
): ColumnOrders<ValuesOf<Table>, SortedNames<Table>> {
  const orders = sortedNames(table).map((name) => [name, table[name]])
  return Object.fromEntries(orders) as ColumnOrders<ValuesOf<Table>, SortedNames<Table>>
}

/** The fields of a record as text that people read. */
export type Description = Record<string, { label: string; text: string }>

export function describeRecord<Table extends LabelledTable>(
  table: Table,
  values: ValuesOf<Table>,
): Description {
  return Object.fromEntries(
    Object.entries(table).map(([name, { label, format }]) => [name, { label, text: format(values[name]) }]),
  )
}
