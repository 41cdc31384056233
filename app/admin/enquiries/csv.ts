/** Without a byte order mark, Excel does not read the file as UTF-8 and garbles Cyrillic letters. */
export const byteOrderMark = '\uFEFF'

/** Bulgarian spreadsheets expect semicolons, because the comma is their decimal separator. */
const separator = ';'

/** A plain string may come from a visitor, so a formula in it is disabled; `asIs` is written unchanged. */
export type CsvCell = string | { asIs: string }

export function csvLine(cells: CsvCell[]): string {
  return `${cells.map(csvCell).join(separator)}\r\n`
}

/**
 * A leading no-break space makes spreadsheets read the phone as text: a number would lose its leading zeros,
 * a formula its plus. An apostrophe would be visible, while programs that read the file trim spaces.
 */
export function phoneCell(phone: string): CsvCell {
  return /^[\d\s+()/.,\p{Script=Cyrillic}-]+$/u.test(phone) ? { asIs: `\u00a0${phone}` } : phone
}

/** Puts an apostrophe before text that a spreadsheet would run as a formula. */
function csvCell(cell: CsvCell): string {
  const harmless = typeof cell === 'string' ? withoutFormula(cell) : cell.asIs
  return /[";,\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

function withoutFormula(text: string): string {
  return /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
