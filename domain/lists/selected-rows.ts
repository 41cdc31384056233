/** So much of an id tells it from the others of a list; an address has no room for whole ones. */
const marked = 8
const separator = '.'

/** The most that an address names. */
export const maxSelectedRows = 300

/** Selected rows, as an address names them. */
export function writeSelected(ids: readonly string[]): string {
  return ids.map((id) => id.slice(0, marked)).join(separator)
}

/** The rows that an address names. */
export function pickSelected<Row extends { id: string }>(rows: readonly Row[], written: string): Row[] {
  const marks = new Set(written.split(separator))
  return rows.filter(({ id }) => marks.has(id.slice(0, marked)))
}
