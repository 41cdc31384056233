import { expect, test } from 'vitest'
import { type Editor, openEditor } from '../editor.ts'
import { type EditorEvent, reduceEditor } from '../reduce-editor.ts'
import { offeredParts, partsWithoutOutline } from './found.ts'

const points = [
  { x: 0, y: 0 },
  { x: 90, y: 0 },
  { x: 90, y: 90 },
]
const parts = ['p1', 'p2', 'shaft'].map((id) => ({ id, points, isCommon: id === 'shaft' }))
const take = (id: string, linkedId: string): EditorEvent => ({
  type: 'take-parts',
  parts: [{ id, linkedId }],
})
const [undo, redo] = [{ type: 'undo' }, { type: 'redo' }] as const

function editorAfter(...events: EditorEvent[]): Editor {
  const offered = [{ type: 'mode', mode: 'fill' } as const, { type: 'offer', parts } as const]
  return [...offered, ...events].reduce(reduceEditor, openEditor([]))
}
const offered = ({ gesture, history }: Editor) =>
  gesture.name === 'found' ? offeredParts(gesture.parts, history.present).map(({ id }) => id) : undefined
const linked = ({ history }: Editor) => history.present.map(({ id, linkedId }) => `${id} ${linkedId}`)

test('a part becomes an outline with its link, once, and undo offers it again', () => {
  const taken = editorAfter(take('p1', 'a1'))
  expect([linked(taken), offered(taken)]).toEqual([['p1 a1'], ['p2', 'shaft']])
  expect(reduceEditor(taken, take('p1', 'a2'))).toBe(taken)
  const undone = reduceEditor(taken, undo)
  expect([linked(undone), offered(undone)]).toEqual([[], ['p1', 'p2', 'shaft']])
})

test('all parts whose numbers were read are taken in one step, to be confirmed', () => {
  const guesses = ['p1', 'p2'].map((id) => ({ id, linkedId: `home of ${id}`, isGuess: true }) as const)
  const taken = editorAfter({ type: 'take-parts', parts: guesses })
  expect(taken.history.present.map(({ isGuess }) => isGuess)).toEqual([true, true])
  expect(linked(reduceEditor(taken, undo))).toEqual([])
})

test('leaving out and taking are undone and redone in the order in which they happened', () => {
  const all = editorAfter(take('p1', 'a1'), { type: 'leave-out', ids: ['shaft'] }, take('p2', 'a2'))
  expect([offered(all), linked(all)]).toEqual([[], ['p1 a1', 'p2 a2']])
  const back = (steps: number) => Array<EditorEvent>(steps).fill(undo).reduce(reduceEditor, all)
  expect(offered(back(1))).toEqual(['p2'])
  expect([offered(back(2)), linked(back(2))]).toEqual([['p2', 'shaft'], ['p1 a1']])
  expect(offered(back(3))).toEqual(['p1', 'p2', 'shaft'])
  const again = Array<EditorEvent>(3).fill(redo).reduce(reduceEditor, back(3))
  expect([offered(again), linked(again)]).toEqual([[], ['p1 a1', 'p2 a2']])
})

test('Escape keeps what was taken and offers the rest no more', () => {
  const ended = editorAfter(take('p1', 'a1'), { type: 'cancel' })
  expect([linked(ended), ended.gesture]).toEqual([['p1 a1'], { name: 'filling', clicks: [] }])
})

test('what has an outline already is not offered, a part of it or what is around it is', () => {
  const moved = (by: number, times: number) => points.map(({ x, y }) => ({ x: x * times + by, y: y * times }))
  const part = { id: 'p', points, isCommon: false }
  const outlined = (drawn: typeof points) =>
    partsWithoutOutline([part], [{ id: 'o', linkedId: null, points: drawn }]).length === 0
  expect([outlined(points), outlined(moved(5, 0.95)), outlined(moved(200, 1))]).toEqual([true, true, false])
})
