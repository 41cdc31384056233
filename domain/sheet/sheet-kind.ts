import type { z } from 'zod'
import type { LabelledTable } from '../record/field-table.ts'
import type { Warning } from '../record/warning.ts'
import type { Cell } from './sheet.ts'

export type SheetValues = Record<string, unknown>

/** The cells of a row by field name; a field without a column in the file is absent. */
export type NamedCells = Readonly<Record<string, Cell>>

/** The row that names the columns of a spreadsheet, and what the columns hold. */
export interface HeaderRow<Kind> {
  kind: Kind
  /** The index of the row; -1 where the file has none, and its first row is a record. */
  row: number
  /** The index of the column of each field, and of `id` and `revision`. */
  columns: ReadonlyMap<string, number>
  /** What the person has chosen for new rows, in fields that have no column: the options of choices. */
  defaults?: ReadonlyMap<string, string>
}

/** A kind of spreadsheet: which fields its columns hold, and how its rows become records. */
export interface SheetKind<Values extends SheetValues> {
  /** The name of the worksheet. */
  title: string
  fields: LabelledTable
  /** The header of the column with the ids of records. No other kind of spreadsheet has the same. */
  idHeader: string
  /** The fields that identify the record of a row without an id. */
  identityFields: readonly string[]
  /** Other headers of a field's column; they count where no column has the field's own label. */
  otherHeaders?: Readonly<Record<string, readonly string[]>>
  /** Headers that other people use for a field's column, the clearest first. */
  aliases?: Readonly<Record<string, readonly string[]>>
  /** Headers of columns that we write and do not read, because they are calculated from others. */
  derivedHeaders?: readonly string[]
  /** Turns cells that are written in another way into cells that the fields' codecs read. */
  translate?(cells: NamedCells, before: Values): NamedCells
  schema: z.ZodType<Values>
  /** The values of a new record in fields that the file has no column for. */
  empty: Values
  /** Fields that are calculated from others where the file has no column for them. */
  follow: Record<string, (values: SheetValues, before: Values) => unknown>
  /** How people read fields whose text depends on other fields, such as a floor that its entrance gives a name. */
  formats?: Readonly<Record<string, (values: Values) => string>>
  listWarnings(values: Values, isTaken: boolean, before: Values | undefined): Warning[]
  /** Equal for two records that people could not distinguish. */
  identity(values: SheetValues): string
  name(values: Values): string
}

/** What people read of a kind of spreadsheet, and which headers we write: text/admin/ has the words. */
export type SheetWords<Values extends SheetValues> = Pick<
  SheetKind<Values>,
  'title' | 'fields' | 'idHeader' | 'otherHeaders' | 'derivedHeaders' | 'name'
>
