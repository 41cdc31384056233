import type { DrawnOutline } from '../../../../domain/floor-plan/drawn-outline.ts'
import { type ImageSize, scaleOutlines } from '../../../../domain/floor-plan/floor-plan.ts'
import { minPoints, type Point } from '../../../../domain/geometry/polygon.ts'

/**
 * For undo and redo: the lists of outlines before the present one, and those that were undone, the next first.
 * An edit makes a new list and changes no old one, so going back is exact.
 */
export interface EditHistory {
  past: readonly Outlines[]
  present: Outlines
  future: readonly Outlines[]
}

const longest = 500

export function startHistory(present: Outlines): EditHistory {
  return { past: [], present, future: [] }
}

export function record(history: EditHistory, next: Outlines): EditHistory {
  if (next === history.present) return history
  return { past: [...history.past, history.present].slice(-longest), present: next, future: [] }
}

export function undo({ past, present, future }: EditHistory): EditHistory {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future }
  return { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

export function redo({ past, present, future }: EditHistory): EditHistory {
  const [next, ...later] = future
  if (next === undefined) return { past, present, future }
  return { past: [...past, present], present: next, future: later }
}

/** Changes every list alike: on an image of another size, undo must come back to scaled outlines. */
export function mapHistory(
  { past, present, future }: EditHistory,
  change: (each: Outlines) => Outlines,
): EditHistory {
  return { past: past.map(change), present: change(present), future: future.map(change) }
}

/**
 * All outlines of a plan. Every edit is a function from one list to the next and leaves the old one as it was;
 * an edit that cannot be made returns the same list, and the history then records nothing.
 */
export type Outlines = readonly EditedOutline[]

export interface EditedOutline extends DrawnOutline {
  /** What it is linked to was guessed, and nobody has looked at it yet. */
  isGuess?: true
}

export function addOutline(outlines: Outlines, outline: DrawnOutline): Outlines {
  if (outline.points.length < minPoints) return outlines
  return [...freed(outlines, outline.linkedId), { ...outline, points: outline.points.map(rounded) }]
}

export function removeOutline(outlines: Outlines, id: string): Outlines {
  return has(outlines, id) ? outlines.filter((outline) => outline.id !== id) : outlines
}

/** An apartment or a parking spot has one outline on a plan: linking it takes it from the one that had it. */
export function linkOutline(outlines: Outlines, id: string, linkedId: string | null): Outlines {
  const outline = findOutline(outlines, id)
  if (!outline || outline.linkedId === linkedId) return outlines
  return freed(outlines, linkedId).map((each) => (each.id === id ? linked(each, linkedId) : each))
}

export function moveOutline(outlines: Outlines, id: string, by: Point): Outlines {
  return changePoints(outlines, id, (points) => points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })))
}

export function moveVertex(outlines: Outlines, id: string, index: number, to: Point): Outlines {
  return changePoints(outlines, id, (points) => (index in points ? points.with(index, to) : points))
}

/** The new point comes after the one with this index. */
export function insertVertex(outlines: Outlines, id: string, index: number, point: Point): Outlines {
  return changePoints(outlines, id, (points) =>
    index in points ? points.toSpliced(index + 1, 0, point) : points,
  )
}

export function removeVertex(outlines: Outlines, id: string, index: number): Outlines {
  return changePoints(outlines, id, (points) =>
    index in points && points.length > minPoints ? points.toSpliced(index, 1) : points,
  )
}

/** What was guessed is right: of this outline, or of all. */
export function confirmLinks(outlines: Outlines, id?: string): Outlines {
  const isMeant = (outline: EditedOutline) => outline.isGuess && (id === undefined || outline.id === id)
  if (!outlines.some(isMeant)) return outlines
  return outlines.map((each) => (isMeant(each) ? linked(each, each.linkedId) : each))
}

export function findOutline(outlines: Outlines, id: string): EditedOutline | undefined {
  return outlines.find((outline) => outline.id === id)
}

function has(outlines: Outlines, id: string): boolean {
  return findOutline(outlines, id) !== undefined
}

function freed(outlines: Outlines, linkedId: string | null): Outlines {
  if (linkedId === null) return outlines
  return outlines.map((outline) => (outline.linkedId === linkedId ? linked(outline, null) : outline))
}

function linked({ isGuess: _, ...outline }: EditedOutline, linkedId: string | null): EditedOutline {
  return { ...outline, linkedId }
}

function changePoints(outlines: Outlines, id: string, change: (points: Point[]) => Point[]): Outlines {
  const outline = findOutline(outlines, id)
  if (!outline) return outlines
  const points = change(outline.points)
  if (points === outline.points) return outlines
  return outlines.map((each) => (each.id === id ? { ...each, points: points.map(rounded) } : each))
}

/** A tenth of a pixel is finer than anybody draws, and keeps saved plans readable. */
function rounded({ x, y }: Point): Point {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}

interface Floor {
  image: ImageSize
  /** In the order of their numbers. */
  linkableIds: readonly string[]
}

/**
 * All outlines of another floor, for what this one has to link: the first outlined apartment there becomes the first
 * here, and so on, which is a guess. A maisonette that reaches from there to here stays itself.
 */
export function copyOutlines(outlines: Outlines, from: Floor, to: Floor, newId: () => string): Outlines {
  const outlined = new Set(outlines.flatMap(({ linkedId }) => linkedId ?? []))
  const onBoth = new Set(to.linkableIds.filter((id) => outlined.has(id)))
  const there = from.linkableIds.filter((id) => outlined.has(id) && !onBoth.has(id))
  const here = to.linkableIds.filter((id) => !onBoth.has(id))
  const matches = new Map(there.map((id, index) => [id, here[index] ?? null]))
  return scaleOutlines(outlines, from.image, to.image).map(({ linkedId, points }) => {
    const copied = { id: newId(), points }
    if (linkedId !== null && onBoth.has(linkedId)) return { ...copied, linkedId }
    const guess = matches.get(linkedId ?? '') ?? null
    return guess === null ? { ...copied, linkedId: null } : { ...copied, linkedId: guess, isGuess: true }
  })
}
