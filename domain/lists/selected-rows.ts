/** So much of an id tells it from the others of a list; a URL has no room for whole ones. */
const marked = 8
const separator = '.'

/** The most that a URL names. */
export const maxSelectedRows = 300

/** Selected rows, as a URL names them. */
export function writeSelected(ids: readonly string[]): string {
  return ids.map((id) => id.slice(0, marked)).join(separator)
}

/** The rows that a URL names. */
export function pickSelected<Row extends { id: string }>(rows: readonly Row[], written: string): Row[] {
  const marks = new Set(written.split(separator))
  return rows.filter(({ id }) => marks.has(id.slice(0, marked)))
}
