/** A spreadsheet to be written: one sheet, whose first row names the columns. */
export interface WrittenSheet {
  title: string
  columns: WrittenColumn[]
  rows: (string | number | null)[][]
}

export interface WrittenColumn {
  header: string
  /** In characters. */
  width: number
  /** How numbers look, in Excel's own notation. */
  format?: string
  isHidden?: true
}
