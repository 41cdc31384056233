/**
 * A list as it was read, with rows of the one before it that are pinned: they no longer belong to it, and stay where
 * they were, behind the nearest row before them that is still there.
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
