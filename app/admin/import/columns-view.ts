import type { ImportList } from '../../../domain/sheet/import-list.ts'

/** A column of the file beside the field that it is imported as. */
export interface ColumnView {
  column: number
  /** The header, or „Колона C“ where the column has none. */
  name: string
  letters: string
  /** Up to three values. */
  samples: string[]
  /** The name of the field; empty for a column that is not imported. */
  field: string
  /** Whether the field was guessed from the values alone. */
  isGuess: boolean
}

/** A choice that new rows need and the file has no column for. */
export interface DefaultView {
  name: string
  label: string
  options: { value: string; label: string }[]
  /** Empty until the person chooses. */
  value: string
}

/** What the panel „Колони“ shows. */
export interface ColumnsView {
  /** Undefined where it cannot be told what the file is about; then no column has a field yet. */
  list: ImportList | undefined
  source: 'guess' | 'remembered' | 'chosen'
  columns: ColumnView[]
  /** How many more columns the file has. */
  moreColumns: number
  /** The fields that a column can be imported as. */
  fields: { name: string; label: string }[]
  defaults: DefaultView[]
  /** What is missing or unclear, and what to do. */
  problems: string[]
  /** Whether a person should look: something is missing, guessed, or not imported. */
  isOpen: boolean
}
