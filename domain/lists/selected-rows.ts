/**
 * How many characters of each id are written into a URL, which would become too long with whole ids. No two ids
 * of a list begin with the same eight.
 */
const marked = 8
const separator = '.'

export const maxSelectedRows = 300

export function writeSelected(ids: readonly string[]): string {
  return ids.map((id) => id.slice(0, marked)).join(separator)
}

export function pickSelected<Row extends { id: string }>(rows: readonly Row[], written: string): Row[] {
  const marks = new Set(written.split(separator))
  return rows.filter(({ id }) => marks.has(id.slice(0, marked)))
}
