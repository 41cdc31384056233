/** Turns a column's index into its letters: A to Z, then AA. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last
}

/** „C14“ for row 13 and column 2: indexes begin at 0. */
export function cellReference(row: number, column: number): string {
  return `${columnLetters(column)}${row + 1}`
}

/** Returns undefined for a text that is not a reference. */
export function parseCellReference(reference: string): { row: number; column: number } | undefined {
  const [, letters, row] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? []
  if (letters === undefined || row === undefined) return undefined
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { row: Number(row) - 1, column }
}
