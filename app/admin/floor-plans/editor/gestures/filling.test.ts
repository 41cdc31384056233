import { expect, test } from 'vitest'
import { type Editor, hasBegunOutline, openEditor, type PointerInput } from '../editor.ts'
import { type EditorEvent, reduceEditor } from '../reduce-editor.ts'

const square = [
  { x: 0, y: 0 },
  { x: 90, y: 0 },
  { x: 90, y: 90 },
]
const click = (x: number, keys: Partial<PointerInput> = {}): EditorEvent => ({
  type: 'click',
  pointer: {
    at: { x, y: 5 },
    target: { kind: 'plan' },
    reach: 8,
    imageWidth: 1000,
    straight: false,
    alt: false,
    ...keys,
  },
})
const key = (name: string): EditorEvent => ({ type: 'key', input: { key: name, step: 10, imageWidth: 1000 } })

function editorAfter(...events: EditorEvent[]): Editor {
  return [{ type: 'mode', mode: 'fill' } as const, ...events].reduce(reduceEditor, openEditor([]))
}
const clicksOf = ({ gesture }: Editor) => (gesture.name === 'filling' ? gesture.clicks : [])
const proposed = (editor: Editor, points: typeof square | undefined) =>
  reduceEditor(editor, { type: 'proposed', clicks: clicksOf(editor), points })

test('clicks join, with Alt they take away, and each is undone and redone by itself', () => {
  const both = editorAfter(click(1), click(2, { alt: true }))
  expect(clicksOf(both).map(({ at, takesAway }) => [at.x, takesAway])).toEqual([
    [1, false],
    [2, true],
  ])
  const one = reduceEditor(both, { type: 'undo' })
  expect(clicksOf(one)).toHaveLength(1)
  expect(clicksOf(reduceEditor(one, { type: 'redo' }))).toEqual(clicksOf(both))
})

test('a proposal that comes after another click is not shown', () => {
  const first = editorAfter(click(1))
  const second = reduceEditor(first, click(2))
  expect(reduceEditor(second, { type: 'proposed', clicks: clicksOf(first), points: square })).toBe(second)
})

test('a click that finds nothing is dropped, and what was found before stays', () => {
  const found = proposed(editorAfter(click(1)), square)
  const missed = proposed(reduceEditor(found, click(2)), undefined)
  expect(missed.gesture).toMatchObject({ name: 'filling', points: square, clicks: clicksOf(found) })
})

test('the keyboard moves a cross, clicks with the space bar and takes with Enter', () => {
  const clicked = editorAfter(key('ArrowRight'), key('ArrowDown'), key(' '))
  expect(clicksOf(clicked)).toEqual([{ at: { x: 260, y: 260 }, takesAway: false }])
  const taken = reduceEditor(proposed(clicked, square), key('Enter'))
  expect(taken.gesture).toMatchObject({ name: 'pending', points: square })
  expect(reduceEditor(taken, { type: 'undo' }).gesture).toMatchObject({ name: 'filling', points: square })
})

test('an image of another size scales the clicks of an outline that waits, which undo opens again', () => {
  const clicked = editorAfter(click(1), click(2, { alt: true }))
  const waiting = reduceEditor(proposed(clicked, square), { type: 'take' })
  const scaled = reduceEditor(waiting, {
    type: 'rescale',
    from: { imageWidth: 1000, imageHeight: 500 },
    to: { imageWidth: 2000, imageHeight: 500 },
  })
  expect(reduceEditor(scaled, { type: 'undo' }).gesture).toEqual({
    name: 'filling',
    points: square.map(({ x, y }) => ({ x: 2 * x, y })),
    clicks: [
      { at: { x: 2, y: 5 }, takesAway: false },
      { at: { x: 4, y: 5 }, takesAway: true },
    ],
  })
})

test('clicks that have not been taken are dropped with their image', () => {
  const size = { imageWidth: 1000, imageHeight: 500 }
  const left = reduceEditor(proposed(editorAfter(click(1)), square), {
    type: 'rescale',
    from: size,
    to: size,
  })
  expect(left.gesture).toEqual({ name: 'filling', clicks: [] })
})

test('Escape drops the clicks and the proposal', () => {
  const dropped = reduceEditor(proposed(editorAfter(click(1)), square), { type: 'cancel' })
  expect([dropped.gesture, hasBegunOutline(dropped)]).toEqual([{ name: 'filling', clicks: [] }, false])
})

test('a proposal with a guess is taken as an outline that is to be confirmed, and undo removes it', () => {
  const clicked = editorAfter(click(1))
  const guess = { id: 'new', linkedId: 'a1' }
  const proposal = reduceEditor(clicked, {
    type: 'proposed',
    clicks: clicksOf(clicked),
    points: square,
    guess,
  })
  const taken = reduceEditor(proposal, { type: 'take' })
  expect(taken.history.present).toEqual([{ id: 'new', linkedId: 'a1', points: square, isGuess: true }])
  expect(taken.gesture).toEqual({ name: 'filling', clicks: [] })
  expect(reduceEditor(taken, { type: 'undo' }).history.present).toEqual([])
})
