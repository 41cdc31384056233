import { expect, test } from 'vitest'
import { placesOf } from '../../../../../domain/floor-plan/place-row.ts'
import { type Editor, openEditor, type PointerInput, type PointerTarget, shownOutlines } from '../editor.ts'
import type { Outlines } from '../edits.ts'
import { type EditorEvent, reduceEditor } from '../reduce-editor.ts'

const at = (
  x: number,
  y: number,
  target: PointerTarget = { kind: 'plan' },
  keys: Partial<PointerInput> = {},
) => ({
  at: { x, y },
  target,
  reach: 8,
  imageWidth: 1000,
  straight: false,
  alt: false,
  ...keys,
})
const press = (x: number, y: number, target?: PointerTarget): EditorEvent => ({
  type: 'press',
  pointer: at(x, y, target),
})
const move = (x: number, y: number, keys?: Partial<PointerInput>): EditorEvent => ({
  type: 'move',
  pointer: at(x, y, undefined, keys),
})
const release: EditorEvent = { type: 'release' }
const undo: EditorEvent = { type: 'undo' }
const key = (name: string): EditorEvent => ({ type: 'key', input: { key: name, step: 10, imageWidth: 1000 } })
const drag = (part: 'all' | 'last' | 'turn', from: [number, number], to: [number, number]) => [
  press(...from, { kind: 'row', part }),
  move(...to),
  release,
]

/** A place of 20 by 40 at 100, 100, and the middle of the last one at 290, 123, a little askew. */
const drawn: EditorEvent[] = [
  { type: 'mode', mode: 'row' },
  press(100, 100),
  move(120, 140),
  release,
  move(290, 123),
  press(290, 123),
  release,
]

function after(events: EditorEvent[], outlines: Outlines = []): Editor {
  return events.reduce(reduceEditor, openEditor(outlines))
}
const rowOf = ({ gesture }: Editor) => {
  if (gesture.name !== 'row') throw new Error(gesture.name)
  return gesture.row
}
const lefts = (editor: Editor) => placesOf(rowOf(editor)).map(([corner]) => Math.round(corner?.x ?? 0))

test('a first place and the middle of the last one give all between them, in line', () => {
  const editor = after(drawn)
  expect(lefts(editor)).toEqual([100, 120, 140, 160, 180, 200, 220, 240, 260, 280])
  expect(placesOf(rowOf(editor)).every(([corner]) => corner?.y === 100)).toBe(true)
  expect(shownOutlines(editor)).toEqual([])
})

test('all places are added as one step, each with what it is linked to', () => {
  const places = lefts(after(drawn)).map((_, index) => ({
    id: `o${index}`,
    linkedId: index < 2 ? `s${index}` : null,
  }))
  const editor = after([...drawn, { type: 'place-row', places }])
  expect(editor.history.present).toHaveLength(10)
  expect(editor.history.present[1]).toMatchObject({
    id: 'o1',
    linkedId: 's1',
    points: { 0: { x: 120, y: 100 } },
  })
  expect(editor).toMatchObject({ mode: 'row', gesture: { name: 'rectangle' } })
  expect(reduceEditor(editor, undo).history.present).toEqual([])
})

test('a row is moved, spread and turned as one, and each step is undone alone', () => {
  const moved = after([...drawn, ...drag('all', [150, 110], [160, 130])])
  expect(lefts(moved)[0]).toBe(110)
  const spread = drag('last', [290, 120], [470, 121]).reduce(reduceEditor, moved)
  expect([lefts(spread)[0], lefts(spread)[9]]).toEqual([110, 470])
  const turned = drag('turn', [300, 100], [400, 140]).reduce(reduceEditor, spread)
  expect(rowOf(turned).last.y).toBeGreaterThan(50)
  const steps = [undo, undo, undo].map((_, index) =>
    Array(index + 1)
      .fill(undo)
      .reduce(reduceEditor, turned),
  )
  expect(steps.map((step) => lefts(step)[9])).toEqual([470, 290, 280])
  const reopened = reduceEditor(steps[2] ?? turned, undo)
  expect(reopened.gesture).toMatchObject({ name: 'row-end', place: { length: 4 } })
})

test('a row is drawn by keys alone', () => {
  const keys = ['Enter', 'ArrowRight', 'ArrowDown', 'Enter', ...Array(5).fill('ArrowRight'), 'Enter']
  const editor = after([{ type: 'mode', mode: 'row' }, ...keys.map(key)])
  expect(rowOf(editor).count).toBe(6)
  expect(lefts(reduceEditor(editor, key('ArrowRight')))[0]).toBe((lefts(editor)[0] ?? 0) + 10)
})

test('a row that was placed is taken in hand again by any of its places, and keeps its outlines until then', () => {
  const ids = Array.from({ length: 10 }, (_, index) => `o${index}`)
  const placed = after([
    ...drawn,
    { type: 'place-row', places: ids.map((id) => ({ id, linkedId: null })) },
    { type: 'select', outlineId: 'o4' },
    { type: 'grab-row' },
  ])
  expect(placed.gesture).toMatchObject({ name: 'row', replaced: { length: 10 }, row: { count: 10 } })
  expect(shownOutlines(placed)).toEqual([])
  const cancelled = reduceEditor(placed, { type: 'cancel' })
  expect(cancelled.history.present).toHaveLength(10)
  const moved = drag('all', [0, 0], [5, 5]).reduce(reduceEditor, placed)
  const again = reduceEditor(moved, {
    type: 'place-row',
    places: ids.map((id) => ({ id, linkedId: null })),
  })
  expect(again.history.present).toHaveLength(10)
})

test('an outline with free corners begins a row of its own shape', () => {
  const slanted = [
    { x: 100, y: 100 },
    { x: 120, y: 95 },
    { x: 140, y: 135 },
    { x: 118, y: 141 },
  ]
  const editor = after(
    [{ type: 'select', outlineId: 'a' }, { type: 'grab-row' }, press(420, 118), { type: 'release' }],
    [{ id: 'a', linkedId: 's1', points: slanted }],
  )
  expect(rowOf(editor).place).toEqual(slanted)
  expect(placesOf(rowOf(editor)).at(-1)?.[0]?.x).toBeCloseTo(400, 0)
})
