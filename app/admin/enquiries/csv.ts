/** Without this mark, spreadsheets take Cyrillic letters for something else. */
export const byteOrderMark = '\uFEFF'

/** Bulgarian spreadsheets expect semicolons: the comma is their decimal sign. */
const separator = ';'

export function csvLine(cells: string[]): string {
  return `${cells.map(csvCell).join(separator)}\r\n`
}

/** A visitor's text is never a formula: what begins like one gets an apostrophe in front. */
function csvCell(text: string): string {
  const harmless = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";,\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
