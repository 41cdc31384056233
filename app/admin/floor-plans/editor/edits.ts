import type { DrawnOutline } from '../../../../domain/floor-plan/drawn-outline.ts'
import { type ImageSize, scaleOutlines } from '../../../../domain/floor-plan/floor-plan.ts'
import { minPoints, type Point } from '../../../../domain/geometry/polygon.ts'

/**
 * All outlines of a plan. An edit is a pure function from one list to the next; an edit that cannot be made
 * returns the same list, and the history then records nothing.
 */
export type Outlines = readonly EditedOutline[]

export interface EditedOutline extends DrawnOutline {
  /** The link was guessed, from another floor or from the plan's text, and nobody has confirmed it yet. */
  isGuess?: true
}

export function addOutline(outlines: Outlines, outline: EditedOutline): Outlines {
  if (outline.points.length < minPoints) return outlines
  return [...freed(outlines, outline.linkedId), { ...outline, points: outline.points.map(rounded) }]
}

export function removeOutline(outlines: Outlines, id: string): Outlines {
  return has(outlines, id) ? outlines.filter((outline) => outline.id !== id) : outlines
}

/** An apartment or a parking spot has at most one outline on a plan, so linking it unlinks its former outline. */
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

/** Inserts the point after the one with this index. */
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

/** Confirms the guessed link of one outline, or of all outlines if no id is given. */
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

/** Rounds to a tenth of a pixel, which is finer than anybody draws and makes saved plans shorter. */
function rounded({ x, y }: Point): Point {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}

interface Floor {
  image: ImageSize
  /** Ids in the order of the apartments' numbers. */
  linkableIds: readonly string[]
}

/**
 * Copies all outlines of another floor. The first outlined apartment there is linked to the first apartment
 * here and so on, which is a guess. A maisonette that is on both floors keeps its link.
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

/**
 * The lists of outlines for undo and redo; `future` begins with the list that was undone last. Edits never
 * change a list in place, so undo restores it exactly.
 */
export interface EditHistory {
  past: readonly Outlines[]
  present: Outlines
  future: readonly Outlines[]
}

const maxSteps = 500

export function startHistory(present: Outlines): EditHistory {
  return { past: [], present, future: [] }
}

export function record(history: EditHistory, next: Outlines): EditHistory {
  if (next === history.present) return history
  return { past: [...history.past, history.present].slice(-maxSteps), present: next, future: [] }
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

/**
 * Changes the past, present and future lists alike. When the image gets another size, undo and redo must
 * restore outlines that are scaled to that size.
 */
export function mapHistory(
  { past, present, future }: EditHistory,
  change: (each: Outlines) => Outlines,
): EditHistory {
  return { past: past.map(change), present: change(present), future: future.map(change) }
}
