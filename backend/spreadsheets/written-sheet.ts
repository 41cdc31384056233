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
  /** A number format in Excel's notation. */
  format?: string
  isHidden?: true
}
