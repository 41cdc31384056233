/**
 * Adds pinned rows of the previous list, which no longer match the filter, to the list that was just read. Each
 * stays behind the nearest row before it that is still there.
 */
export function withPinnedRows<Row extends { id: string }>(
  rows: readonly Row[],
  before: readonly Row[],
  pinned: ReadonlySet<string>,
): readonly Row[] {
  const shown = new Set(rows.map(({ id }) => id))
  const result = [...rows]
  before.forEach((row, index) => {
    if (!pinned.has(row.id) || shown.has(row.id)) return
    const earlier = before.slice(0, index).findLast(({ id }) => shown.has(id))
    const place = earlier ? result.findIndex(({ id }) => id === earlier.id) + 1 : 0
    result.splice(place, 0, row)
    shown.add(row.id)
  })
  return result.length === rows.length ? rows : result
}
