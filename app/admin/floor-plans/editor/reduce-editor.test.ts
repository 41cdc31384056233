import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point } from '../../../../domain/geometry/polygon.ts'
import { type Editor, openEditor, type PointerInput, type PointerTarget, shownOutlines } from './editor.ts'
import type { Outlines } from './edits.ts'
import { type EditorEvent, reduceEditor } from './reduce-editor.ts'

const neighbour: Outlines = [
  {
    id: 's1',
    linkedId: 'a1',
    points: [
      { x: 500, y: 500 },
      { x: 800, y: 500 },
      { x: 800, y: 800 },
      { x: 500, y: 800 },
    ],
  },
]

const plan: PointerTarget = { kind: 'plan' }
const vertex = (index: number): PointerTarget => ({ kind: 'vertex', outlineId: 's1', index })

function pointer(
  x: number,
  y: number,
  target: PointerTarget = plan,
  keys: Partial<PointerInput> = {},
): PointerInput {
  return { at: { x, y }, target, reach: 8, imageWidth: 1000, straight: false, alt: false, ...keys }
}

const click = (x: number, y: number, keys: Partial<PointerInput> = {}): EditorEvent => ({
  type: 'click',
  pointer: pointer(x, y, plan, keys),
})
const move = (x: number, y: number, keys: Partial<PointerInput> = {}): EditorEvent => ({
  type: 'move',
  pointer: pointer(x, y, plan, keys),
})
const press = (x: number, y: number, target: PointerTarget): EditorEvent => ({
  type: 'press',
  pointer: pointer(x, y, target),
})
const key = (name: string, step = 1): EditorEvent => ({
  type: 'key',
  input: { key: name, step, imageWidth: 1000 },
})
const draw: EditorEvent = { type: 'mode', mode: 'draw' }
const select: EditorEvent = { type: 'select', outlineId: 's1' }
const triangle = [click(100, 100), click(300, 100), click(300, 300)]

function editorAfter(...events: EditorEvent[]): Editor {
  return events.reduce(reduceEditor, openEditor(neighbour))
}
function drawn(editor: Editor): readonly Point[] {
  return editor.gesture.name === 'drawing' ? editor.gesture.points : []
}
const corners = (editor: Editor) => shownOutlines(editor)[0]?.points.map(({ x, y }) => [x, y])

describe('drawing', () => {
  test('a click within 1 percent of the first point closes the outline, which is then pending', () => {
    const closed = editorAfter(draw, ...triangle, click(109, 100))
    expect(closed.gesture).toMatchObject({ name: 'pending', points: { length: 3 } })
    expect(closed.history.present).toBe(neighbour)
    const linked = reduceEditor(closed, { type: 'choose', linkedId: 'a2', newId: 's2' })
    expect(linked.history.present.at(-1)).toMatchObject({ id: 's2', linkedId: 'a2' })
    expect(linked.gesture).toEqual({ name: 'drawing', points: [] })
  })

  test('a click near the first of only 2 points adds a third', () => {
    expect(drawn(editorAfter(draw, click(100, 100), click(300, 100), click(105, 100)))).toHaveLength(3)
  })

  test('clicks change nothing while an outline is pending; cancel clears it, undo reopens it', () => {
    const closed = editorAfter(draw, ...triangle, click(100, 100))
    expect(reduceEditor(closed, click(600, 200))).toEqual(closed)
    expect(drawn(reduceEditor(closed, { type: 'cancel' }))).toEqual([])
    expect(drawn(reduceEditor(closed, { type: 'undo' }))).toHaveLength(3)
  })

  test('Backspace and undo remove the last point before they go back in the history', () => {
    expect(drawn(editorAfter(draw, ...triangle, key('Backspace')))).toHaveLength(2)
    expect(drawn(editorAfter(draw, ...triangle, { type: 'undo' }, { type: 'undo' }))).toHaveLength(1)
    const finished = editorAfter(draw, ...triangle, click(100, 100), {
      type: 'choose',
      linkedId: 'a2',
      newId: 's2',
    })
    expect(reduceEditor(finished, { type: 'undo' }).history.present).toBe(neighbour)
  })

  test('points snap to a neighbour, unless Alt is held', () => {
    expect(drawn(editorAfter(draw, click(495, 504)))).toEqual([{ x: 500, y: 500 }])
    expect(drawn(editorAfter(draw, click(600, 496)))).toEqual([{ x: 600, y: 500 }])
    expect(drawn(editorAfter(draw, click(495, 504, { alt: true })))).toEqual([{ x: 495, y: 504 }])
  })

  test('Shift keeps right angles, also in the preview', () => {
    expect(drawn(editorAfter(draw, click(100, 100), click(300, 120, { straight: true })))).toEqual([
      { x: 100, y: 100 },
      { x: 300, y: 100 },
    ])
    expect(editorAfter(draw, click(100, 100), move(110, 300, { straight: true })).gesture).toMatchObject({
      pointer: { x: 100, y: 300 },
    })
  })

  test('arrows and Enter draw without a mouse', () => {
    const steps = [
      key('Enter'),
      key('ArrowRight', 200),
      key('Enter'),
      key('ArrowDown', 200),
      key('Enter'),
      key('ArrowLeft', 200),
      key('ArrowUp', 200),
      key('Enter'),
    ]
    expect(editorAfter(draw, ...steps).gesture).toMatchObject({
      name: 'pending',
      points: [
        { x: 250, y: 250 },
        { x: 450, y: 250 },
        { x: 450, y: 450 },
      ],
    })
  })

  test('switching the mode clears points and selection', () => {
    expect(editorAfter(draw, ...triangle, { type: 'mode', mode: 'select' })).toMatchObject({
      gesture: { name: 'idle' },
    })
    expect(editorAfter(select, draw).selection).toBeUndefined()
  })

  test('choosing the current mode again changes nothing', () => {
    const drawing = editorAfter(draw, ...triangle)
    expect(reduceEditor(drawing, draw)).toBe(drawing)
    const closed = editorAfter(draw, ...triangle, click(100, 100))
    expect(reduceEditor(closed, draw)).toBe(closed)
    const selected = editorAfter(select)
    expect(reduceEditor(selected, { type: 'mode', mode: 'select' })).toBe(selected)
  })

  test('selecting and copying do not discard an outline that was begun', () => {
    const drawing = editorAfter(draw, ...triangle)
    expect(reduceEditor(drawing, select)).toBe(drawing)
    expect(drawn(reduceEditor(drawing, { type: 'replace', outlines: [] }))).toHaveLength(3)
    expect(editorAfter(draw, select).selection).toEqual({ outlineId: 's1' })
  })

  test('redo restores an undone point unless another one was drawn', () => {
    const back = editorAfter(draw, ...triangle, { type: 'undo' }, key('Backspace'))
    const redo: EditorEvent = { type: 'redo' }
    expect(drawn([redo, redo, redo].reduce(reduceEditor, back))).toEqual(
      drawn(editorAfter(draw, ...triangle)),
    )
    expect(drawn([click(50, 50), redo].reduce(reduceEditor, back))).toEqual([
      { x: 100, y: 100 },
      { x: 50, y: 50 },
    ])
  })

  test('an image of another size scales begun and pending outlines', () => {
    const rescale: EditorEvent = {
      type: 'rescale',
      from: { imageWidth: 1000, imageHeight: 1000 },
      to: { imageWidth: 2000, imageHeight: 500 },
    }
    const rescaled = editorAfter(draw, ...triangle, rescale)
    expect(drawn(rescaled)).toEqual([
      { x: 200, y: 50 },
      { x: 600, y: 50 },
      { x: 600, y: 150 },
    ])
    expect(corners(rescaled)?.[0]).toEqual([1000, 250])
    expect(editorAfter(draw, ...triangle, click(100, 100), rescale).gesture).toEqual({
      name: 'pending',
      points: drawn(rescaled),
    })
  })
})

describe('selecting', () => {
  const outline: PointerTarget = { kind: 'outline', outlineId: 's1' }

  test('a click selects an outline, a click beside it deselects', () => {
    const selected = editorAfter({ type: 'click', pointer: pointer(600, 600, outline) })
    expect(selected.selection).toEqual({ outlineId: 's1' })
    expect(reduceEditor(selected, click(10, 10)).selection).toBeUndefined()
  })

  test('a dragged point follows the pointer; Escape restores it', () => {
    const dragging = editorAfter(select, press(500, 500, vertex(0)), move(450, 420))
    expect(corners(dragging)?.[0]).toEqual([450, 420])
    expect(dragging.history.present).toBe(neighbour)
    expect(corners(reduceEditor(dragging, { type: 'release' }))?.[0]).toEqual([450, 420])
    expect(reduceEditor(dragging, { type: 'cancel' }).history.present).toBe(neighbour)
  })

  test('an edge pulled at its middle gets a new point', () => {
    const pulled = editorAfter(
      select,
      press(650, 500, { kind: 'middle', outlineId: 's1', index: 0 }),
      move(650, 400),
      { type: 'release' },
    )
    expect(corners(pulled)).toEqual([
      [500, 500],
      [650, 400],
      [800, 500],
      [800, 800],
      [500, 800],
    ])
    expect(corners(reduceEditor(pulled, { type: 'undo' }))).toHaveLength(4)
  })

  test('a whole outline moves, with Shift along one direction', () => {
    expect(
      corners(editorAfter(select, press(600, 600, outline), move(650, 640), { type: 'release' }))?.[0],
    ).toEqual([550, 540])
    expect(
      corners(editorAfter(select, press(600, 600, outline), move(650, 610, { straight: true })))?.[0],
    ).toEqual([550, 500])
  })

  test('Delete removes the selected point, then the outline; arrows nudge', () => {
    const atVertex: EditorEvent = { type: 'select', outlineId: 's1', vertex: 1 }
    expect(corners(editorAfter(atVertex, key('Delete')))).toHaveLength(3)
    expect(editorAfter(select, key('Delete')).history.present).toEqual([])
    expect(corners(editorAfter(atVertex, key('ArrowLeft', 10)))?.[1]).toEqual([790, 500])
    expect(corners(editorAfter(select, key('ArrowDown')))?.[0]).toEqual([500, 501])
  })

  test('an outline can be unlinked and linked anew', () => {
    const free = editorAfter(select, { type: 'unlink' })
    expect(free.history.present[0]?.linkedId).toBeNull()
    const linked = reduceEditor(free, { type: 'choose', linkedId: 'a2', newId: 'unused' })
    expect(linked.history.present[0]?.linkedId).toBe('a2')
  })
})

test('every outline has at least 3 points after any sequence of events', () => {
  const at = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 1000 }) })
  const anyEvent: fc.Arbitrary<EditorEvent> = fc.oneof(
    fc
      .tuple(fc.constantFrom('press', 'move', 'click'), at, fc.constantFrom(plan, vertex(0), vertex(2)))
      .map(([type, { x, y }, target]) => ({ type, pointer: pointer(x, y, target) }) as EditorEvent),
    fc
      .constantFrom('release', 'cancel', 'undo', 'redo', 'remove', 'unlink')
      .map((type) => ({ type }) as EditorEvent),
    fc.constantFrom('Delete', 'Backspace', 'Enter', 'ArrowUp').map((name) => key(name, 200)),
    fc.constantFrom(draw, select, { type: 'mode', mode: 'select' } as EditorEvent),
    fc.constant<EditorEvent>({ type: 'choose', linkedId: 'a2', newId: 's2' }),
    fc.constant<EditorEvent>({
      type: 'rescale',
      from: { imageWidth: 1000, imageHeight: 1000 },
      to: { imageWidth: 900, imageHeight: 1100 },
    }),
  )
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      for (const outline of shownOutlines(editorAfter(...events))) {
        expect(outline.points.length).toBeGreaterThanOrEqual(3)
      }
    }),
  )
})
