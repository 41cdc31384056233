/** So much of an id tells it from the others of a list; an address has no room for whole ones. */
const marked = 8
const separator = '.'

/** The most that an address names. */
export const mostChosen = 300

/** Chosen rows, as an address names them. */
export function writeChosen(ids: readonly string[]): string {
  return ids.map((id) => id.slice(0, marked)).join(separator)
}

/** The rows that an address names. */
export function pickChosen<Row extends { id: string }>(rows: readonly Row[], written: string): Row[] {
  const marks = new Set(written.split(separator))
  return rows.filter(({ id }) => marks.has(id.slice(0, marked)))
}
