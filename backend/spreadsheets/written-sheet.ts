/** One sheet of a spreadsheet to be written. Its first row names the columns. */
export interface WrittenSheet {
  title: string
  columns: WrittenColumn[]
  rows: (string | number | null)[][]
}

export interface WrittenColumn {
  header: string
  /** In characters. */
  width: number
  /** What its texts are: a telephone is no number, and a day (2026-11-15) or moment (2026-11-15 14:05:00) is no text. */
  kind?: 'phone' | 'day' | 'moment'
  /** A number format in Excel's notation. */
  format?: string
  isHidden?: true
  /** Long texts, shown whole, below each other. */
  isWrapped?: true
  /** What the cells below the header may hold, offered as a drop-down list. */
  choices?: readonly (string | number)[]
}

export const moneyFormat = '#,##0.00'

/** How many rows below the header have drop-down lists. */
export const rowsWithChoices = 1_000
