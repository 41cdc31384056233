import type { CellChange, CellRefusal, PlannedRow } from '../../../domain/sheet/planned-row.ts'

export type RowKind = PlannedRow<unknown>['kind']

/** What needs a person first. */
export const rowKinds: RowKind[] = ['refused', 'conflict', 'changed', 'added']

/** Where the rows of a kind begin. */
export function sectionId(kind: RowKind): string {
  return `import-${kind}`
}

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

/** Of rows that cannot be saved. Whoever has more mends these first, or chooses another file. */
const mostListed = 300

/** A file with nothing but mistakes is not told back whole. */
export function listRows(all: PreviewRow[]): Pick<Preview, 'rows' | 'counts'> {
  const counts = { refused: 0, conflict: 0, changed: 0, added: 0 }
  const rows = all.filter(({ kind }) => {
    counts[kind]++
    return kind === 'changed' || kind === 'added' || counts[kind] <= mostListed
  })
  return { rows, counts }
}

export type ChosenRow = Pick<PreviewRow, 'row' | 'mark'>

/** How chosen rows travel to the server: „14:mark 15:mark“. */
export function joinChosen(rows: readonly ChosenRow[]): string {
  return rows.map(({ row, mark }) => `${row}:${mark}`).join(' ')
}

export function isChosen(chosen: ReadonlySet<string>, row: ChosenRow): boolean {
  return chosen.has(`${row.row}:${row.mark}`)
}
