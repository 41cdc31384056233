import type { z } from 'zod'
import type { FieldTable } from '../record/field-table.ts'
import type { Warning } from '../record/warning.ts'
import type { Cell } from './sheet.ts'

export type SheetValues = Record<string, unknown>

/** The cells of a row, by field: those that the file has columns for. */
export type NamedCells = Readonly<Record<string, Cell>>

/** A kind of records that spreadsheets carry: what their columns mean, and what the form of one would say of a row. */
export interface SheetKind<Values extends SheetValues> {
  /** What the sheet is called. */
  title: string
  fields: FieldTable
  /** The head of the column that says which record a row is. No other kind has the same. */
  idHead: string
  /**
   * Where no column says which record a row is: the fields that do, and what is said of a row whose record is not found.
   * Such a file adds nothing.
   */
  byPlace?: { fields: readonly string[]; unknown: string }
  /** Columns that we write, and that follow from others: they are known, and not read. */
  derivedHeads?: readonly string[]
  /** What the cells say, as the cells of the fields would say it. */
  translate?(cells: NamedCells, before: Values): NamedCells
  schema: z.ZodType<Values>
  /** What a new one starts with, where the file has no column for it. */
  empty: Values
  /** What follows from other fields, and need not be in the file. */
  follow: Record<string, (values: SheetValues) => unknown>
  listWarnings(values: Values, isTaken: boolean, before: Values | undefined): Warning[]
  /** The same for records that would be taken for one another. */
  place(values: Values): string
  /** As people call it. */
  name(values: SheetValues): string
}
