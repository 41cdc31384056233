import type { Warning } from '../record/warning.ts'

/** One field that would say something else, as text. */
export interface CellChange {
  field: string
  from: string
  to: string
}

/** Why a row cannot be taken, and which of its cells says so. */
export interface CellRefusal {
  cell: string
  message: string
}

/** What becomes of one row of a spreadsheet. A row that changes nothing is none of these. */
export type PlannedRow<Values> = {
  /** As spreadsheets count: the first is 1. */
  row: number
  name: string
} & (
  | { kind: 'added'; values: Values; warnings: Warning[] }
  | {
      kind: 'changed'
      id: string
      revision: number
      values: Values
      cells: CellChange[]
      warnings: Warning[]
    }
  /** Somebody has changed the record since the file was made. */
  | { kind: 'conflict'; id: string; cells: CellChange[] }
  | { kind: 'refused'; refusals: CellRefusal[] }
)

/** Those that can be saved. */
export type SavableRow<Values> = Extract<PlannedRow<Values>, { kind: 'added' | 'changed' }>

export function isSavable<Values>(row: PlannedRow<Values>): row is SavableRow<Values> {
  return row.kind === 'added' || row.kind === 'changed'
}
