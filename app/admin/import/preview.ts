import type { ImportList } from '../../../domain/sheet/import-list.ts'
import type { PlannedRow } from '../../../domain/sheet/plan-import.ts'

export type RowKind = PlannedRow<unknown>['kind']

/** In the order of the sections: rows that cannot be saved come first. */
export const rowKinds: RowKind[] = ['refused', 'conflict', 'changed', 'added']

export function sectionId(kind: RowKind): string {
  return `import-${kind}`
}

export interface PreviewColumn {
  label: string
  /** The letters of the file's column; empty where the file has none for this field. */
  letters: string
}

/** Why no row of a file can be added. */
export interface MissingForNew {
  /** The message of each row. */
  row: string
  /** The same, said once of all rows. */
  rows: string
}

/** `column` is an index of the preview's columns; `from` is absent for a new record. */
type PreviewCell = [column: number, to: string, from?: string]

export interface PreviewRow {
  kind: RowKind
  row: number
  name: string
  cells: PreviewCell[]
  refusals?: { cell: string; message: string }[]
  /** Rows with warnings are not selected at first. */
  warnings?: string[]
  /** A hash of what saving the row would do; absent where it cannot be saved. */
  rowHash?: string
}

export interface ImportPreview {
  list: ImportList
  /**
   * Whether the file has a column with the ids of the records. Without it, records are found by their numbers,
   * and changes since the export go unnoticed.
   */
  hasIds: boolean
  /** Whether the file has a column besides those that say which record a row is about. */
  hasValues: boolean
  columns: PreviewColumn[]
  /** All rows that can be saved, and of those that cannot, the first 300 of each kind. */
  rows: PreviewRow[]
  counts: Record<RowKind, number>
  /** How many rows change nothing. */
  same: number
  /** Why rows cannot be added, where columns are missing. */
  missing?: MissingForNew
  /** The headers of columns that are not imported, with their letters. */
  unread: string[]
  moreUnread: number
  /** How many worksheets were not read. */
  otherSheets: number
}

/** Rows are sent as one JSON string: React Router's own encoding of a hundred thousand values takes seconds. */
export interface SentPreview extends Omit<ImportPreview, 'rows'> {
  rows: string
}

export function deserializePreview(sent: SentPreview): ImportPreview {
  return { ...sent, rows: JSON.parse(sent.rows) as PreviewRow[] }
}

export type SelectedRow = Pick<PreviewRow, 'row' | 'rowHash'>

/** „14:hash 15:hash“, as the form sends it. */
export function joinSelected(rows: readonly SelectedRow[]): string {
  return rows.map(({ row, rowHash }) => `${row}:${rowHash}`).join(' ')
}

export function isRowSelected(selected: ReadonlySet<string>, { row, rowHash }: SelectedRow): boolean {
  return rowHash !== undefined && selected.has(`${row}:${rowHash}`)
}
