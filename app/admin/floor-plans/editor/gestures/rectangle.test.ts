import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOf } from '../../../../../domain/geometry/bounds.ts'
import { type Editor, openEditor, type PointerInput } from '../editor.ts'
import { type EditorEvent, reduceEditor } from '../reduce-editor.ts'

const pointer = (x: number, y: number, keys: Partial<PointerInput> = {}): PointerInput => ({
  at: { x, y },
  target: { kind: 'plan' },
  reach: 8,
  imageWidth: 1000,
  straight: false,
  alt: false,
  ...keys,
})
const press = (x: number, y: number): EditorEvent => ({ type: 'press', pointer: pointer(x, y) })
const move = (x: number, y: number, keys?: Partial<PointerInput>): EditorEvent => ({
  type: 'move',
  pointer: pointer(x, y, keys),
})
const release: EditorEvent = { type: 'release' }
const take: EditorEvent = { type: 'mode', mode: 'rectangle' }
const after = (...events: EditorEvent[]): Editor => [take, ...events].reduce(reduceEditor, openEditor([]))
const key = (name: string): EditorEvent => ({ type: 'key', input: { key: name, step: 10, imageWidth: 1000 } })

const upright = [
  { x: 100, y: 200 },
  { x: 300, y: 200 },
  { x: 300, y: 260 },
  { x: 100, y: 260 },
]

test('a drag draws a rectangle, which waits to be linked', () => {
  const editor = after(press(100, 200), move(180, 220), move(300, 260), release)
  expect(editor.gesture).toEqual({ name: 'pending', points: upright })
  const linked = reduceEditor(editor, { type: 'choose', linkedId: 'a1', newId: 's1' })
  expect(linked.history.present).toEqual([{ id: 's1', linkedId: 'a1', points: upright }])
  expect(linked.gesture).toEqual({ name: 'rectangle' })
})

test('two presses draw the same rectangle, though the hand trembles', () => {
  const editor = after(press(100, 200), move(101, 201), release, move(250, 240), press(300, 260), release)
  expect(editor.gesture).toEqual({ name: 'pending', points: upright })
})

test('arrow keys and Enter draw a rectangle', () => {
  const keys = ['Enter', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter']
  expect(after(...keys.map(key)).gesture).toMatchObject({
    name: 'pending',
    points: [{ x: 250, y: 250 }, {}, { x: 270, y: 260 }, {}],
  })
})

test('Shift draws a square', () => {
  const editor = after(press(100, 100), move(150, 20, { straight: true }), release)
  const points = editor.gesture.name === 'pending' ? editor.gesture.points : []
  expect(boundsOf(points)).toEqual({ left: 100, top: 20, right: 180, bottom: 100 })
})

test('cancel and undo give up the first corner; undo of a finished rectangle takes its last corner back', () => {
  const begun = after(press(100, 200), release)
  expect(reduceEditor(begun, { type: 'cancel' }).gesture).toEqual({ name: 'rectangle' })
  expect(reduceEditor(begun, { type: 'undo' }).gesture).toEqual({
    name: 'rectangle',
    pointer: { x: 100, y: 200 },
  })
  const reopened = reduceEditor(after(press(100, 200), move(300, 260), release), { type: 'undo' })
  expect(reopened.gesture).toMatchObject({ name: 'rectangle', corner: { x: 100, y: 200 } })
})

test('any drag that is long enough gives the rectangle between its ends', () => {
  const coordinate = fc.integer({ min: 0, max: 1000 })
  fc.assert(
    fc.property(coordinate, coordinate, coordinate, coordinate, (x, y, toX, toY) => {
      fc.pre(Math.min(Math.abs(x - toX), Math.abs(y - toY)) >= 4)
      const { gesture } = after(press(x, y), move(toX, toY), release)
      const points = gesture.name === 'pending' ? gesture.points : []
      expect(points).toHaveLength(4)
      expect(boundsOf(points)).toEqual(
        boundsOf([
          { x, y },
          { x: toX, y: toY },
        ]),
      )
    }),
  )
})
