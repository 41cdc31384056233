/** Without this mark, spreadsheets take Cyrillic letters for something else. */
export const byteOrderMark = '\uFEFF'

/** Bulgarian spreadsheets expect semicolons: the comma is their decimal sign. */
const separator = ';'

/** A text that anybody may have written, or one that is known to be harmless as it is. */
export type CsvCell = string | { asIs: string }

export function csvLine(cells: CsvCell[]): string {
  return `${cells.map(csvCell).join(separator)}\r\n`
}

/**
 * A space that does not break in front makes a text of it: as a number it would lose its zeros, as a sum its plus. An
 * apostrophe would be seen; programs that read the file cut spaces off.
 */
export function phoneCell(phone: string): CsvCell {
  return /^[\d\s+()/.,\p{Script=Cyrillic}-]+$/u.test(phone) ? { asIs: `\u00a0${phone}` } : phone
}

/** A visitor's text is never a formula: what begins like one gets an apostrophe in front. */
function csvCell(cell: CsvCell): string {
  const harmless = typeof cell === 'string' ? withoutFormula(cell) : cell.asIs
  return /[";,\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

function withoutFormula(text: string): string {
  return /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
