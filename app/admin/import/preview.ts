import type { CellChange, CellRefusal, PlannedRow } from '../../../domain/sheet/planned-row.ts'

export type RowKind = PlannedRow<unknown>['kind']

/** What the page shows of one row of the file. */
export interface PreviewRow {
  kind: RowKind
  row: number
  name: string
  cells: CellChange[]
  refusals: CellRefusal[]
  /** What is allowed but unlikely: such rows wait for a person's yes. */
  doubts: string[]
  /** The same as long as saving the row would do the same. */
  mark: string
}

export interface Preview {
  /** Which list it changes: its title and its address. */
  list: 'apartments' | 'parking'
  rows: PreviewRow[]
  /** How many rows say what is stored already. */
  same: number
  /** Columns that mean nothing here, with their letters. */
  unknown: string[]
  /** Sheets that were not read. */
  otherSheets: number
}

export type ChosenRow = Pick<PreviewRow, 'row' | 'mark'>

/** How chosen rows travel to the server: „14:mark 15:mark“. */
export function joinChosen(rows: readonly ChosenRow[]): string {
  return rows.map(({ row, mark }) => `${row}:${mark}`).join(' ')
}

export function isChosen(chosen: ReadonlySet<string>, row: ChosenRow): boolean {
  return chosen.has(`${row.row}:${row.mark}`)
}
