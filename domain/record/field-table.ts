import type { ColumnOrders } from '../lists/sort.ts'
import type { FieldRuleName, Kind, Sortable } from './field-kinds.ts'

/** All that there is to say about one field of a record, in one place. */
interface About<Value> {
  /** What its form calls it, and the question about a conflict. */
  label: string
  /** What a new record starts with. */
  initial: NoInfer<Value extends (infer Entry)[] ? readonly Entry[] : Value>
  /** Whether visitors see it. */
  visitors: boolean
  /** Lists can be sorted by it: only where its kind says how values compare. */
  sorted?: true
  /** It is a line on the record's public page, under this name. */
  fact?: string
}

export type Field<Value> = Kind<Value> & About<Value>

/** A table of fields: names in the order in which facts and conflicts list them. */
// biome-ignore lint/suspicious/noExplicitAny: fields of one table hold values of different types
export type FieldTable = Record<string, Field<any>>

/** Keeps what is said about the field in its type: which are hidden, which sort. */
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

/** What never leaves the admin area. */
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

/** What a record says, field by field, as text that a person reads. */
export type Description = Record<string, { label: string; text: string }>

export function describeRecord<Table extends FieldTable>(table: Table, values: ValuesOf<Table>): Description {
  return Object.fromEntries(
    Object.entries(table).map(([name, { label, format }]) => [name, { label, text: format(values[name]) }]),
  )
}

/** The lines of a record's public page; one without text is left out. Names that are not public are not looked at. */
export function factsOf<Table extends FieldTable>(
  table: Table,
  record: Pick<ValuesOf<Table>, PublicNames<Table>>,
): [label: string, text: string][] {
  return publicNames(table).flatMap((name) => {
    const { fact, shown, format } = table[name] as FieldTable[string]
    const text = shown ? shown(record[name], record as never) : format(record[name])
    return fact && text !== '' ? [[fact, text]] : []
  })
}
