/** Strokes thinner than so many pixels, or than this part of the thickest wall, are lines. */
const [thinnestWall, thinnestPart] = [4, 0.3]
/** A thickness that fewer of all strokes have is that of a sign or a column. */
const leastShare = 0.03
/** Thicknesses that differ by less are those of one kind of walls, unevenly drawn or scanned. */
const leastRatio = 1.3

/** The thicknesses of walls that a plan has, in pixels, thinnest first: partitions, walls between homes, outer walls. */
export function wallClasses(counts: readonly number[]): number[] {
  const walls = counts.map((count, thickness) => (thickness < thinnestWall ? 0 : count))
  const least = walls.reduce((sum, count) => sum + count, 0) * leastShare
  const classes: number[] = []
  const commonest = [...walls.keys()].toSorted((a, b) => (walls[b] as number) - (walls[a] as number))
  for (const thickness of commonest) {
    const near = walls.slice(Math.max(0, thickness - 1), thickness + 2)
    const isPeak = near.every((count) => count <= (walls[thickness] as number))
    const isOther = classes.every((known) => Math.max(known / thickness, thickness / known) > leastRatio)
    if (isPeak && isOther && near.reduce((sum, count) => sum + count, 0) > least) classes.push(thickness)
  }
  const thickest = Math.max(0, ...classes)
  return classes.filter((thickness) => thickness > thickest * thinnestPart).toSorted((a, b) => a - b)
}
