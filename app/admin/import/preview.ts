import type { CellRefusal, PlannedRow } from '../../../domain/sheet/planned-row.ts'

export type RowKind = PlannedRow<unknown>['kind']

/** What needs a person first. */
export const rowKinds: RowKind[] = ['refused', 'conflict', 'changed', 'added']

/** Where the rows of a kind begin. */
export function sectionId(kind: RowKind): string {
  return `import-${kind}`
}

/** A field of the list, and the column of the file that it was read from, if there is one. */
export interface PreviewColumn {
  label: string
  letters: string
}

/** Which of the columns, what it would say, and what it says now, unless the record is new. */
export type PreviewCell = [column: number, to: string, from?: string]

/** What the page shows of one row of the file. */
export interface PreviewRow {
  kind: RowKind
  row: number
  name: string
  cells: PreviewCell[]
  refusals?: CellRefusal[]
  /** What is allowed but unlikely: such rows wait for a person's yes. */
  warnings?: string[]
  /** Of rows that can be saved: the same as long as saving the row would do the same. */
  mark?: string
}

export interface ImportPreview {
  /** Which list it changes: its title and its URL. */
  list: 'apartments' | 'parking'
  /** Whether the file is the price list for buyers, and not the export that is made to come back. */
  isPriceList: boolean
  columns: PreviewColumn[]
  /** All that can be saved, and the first of the others. */
  rows: PreviewRow[]
  counts: Record<RowKind, number>
  /** How many rows say what is stored already. */
  same: number
  /** Columns that mean nothing here, with their letters. */
  unknown: string[]
  moreUnknown: number
  /** Sheets that were not read. */
  otherSheets: number
}

/** Its rows travel as one text: a hundred thousand values by themselves cost the server seconds and memory. */
export interface SentPreview extends Omit<ImportPreview, 'rows'> {
  rows: string
}

export function deserializePreview(sent: SentPreview): ImportPreview {
  return { ...sent, rows: JSON.parse(sent.rows) as PreviewRow[] }
}

export type SelectedRow = Pick<PreviewRow, 'row' | 'mark'>

/** How selected rows travel to the server: „14:mark 15:mark“. */
export function joinSelected(rows: readonly SelectedRow[]): string {
  return rows.map(({ row, mark }) => `${row}:${mark}`).join(' ')
}

export function isRowSelected(selected: ReadonlySet<string>, { row, mark }: SelectedRow): boolean {
  return mark !== undefined && selected.has(`${row}:${mark}`)
}
