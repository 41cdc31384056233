import type { Warning } from '../record/warning.ts'

/** A field that an import would change, as text that people read. */
export interface CellChange {
  field: string
  from: string
  to: string
}

/** Why a row cannot be imported, and the reference of the cell that is at fault: „C14“. */
export interface CellRefusal {
  cell: string
  message: string
}

/** What an import would do with one row of a spreadsheet. Rows that change nothing are not listed. */
export type PlannedRow<Values> = {
  /** The number of the row in the spreadsheet, from 1. */
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

export type SavableRow<Values> = Extract<PlannedRow<Values>, { kind: 'added' | 'changed' }>

export function isSavable<Values>(row: PlannedRow<Values>): row is SavableRow<Values> {
  return row.kind === 'added' || row.kind === 'changed'
}
