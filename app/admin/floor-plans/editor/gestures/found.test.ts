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
  return [offer(filling), ...events].reduce(reduceEditor, filling)
}
const filling = reduceEditor(openEditor([]), { type: 'mode', mode: 'fill' })
/** The end of a search that began in this state. */
function offer({ gesture }: Editor): EditorEvent {
  return { type: 'offer', clicks: gesture.name === 'filling' ? gesture.clicks : [], parts }
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

test('what was searched for is not offered after a click, with another tool, or after it was cancelled', () => {
  const click: EditorEvent = {
    type: 'click',
    pointer: {
      at: { x: 1, y: 1 },
      target: { kind: 'plan' },
      reach: 8,
      imageWidth: 100,
      straight: false,
      alt: false,
    },
  }
  const moved: EditorEvent[][] = [
    [click],
    [click, undo],
    [{ type: 'cancel' }],
    [{ type: 'mode', mode: 'draw' }],
    [
      { type: 'mode', mode: 'draw' },
      { type: 'mode', mode: 'fill' },
    ],
  ]
  for (const events of moved) {
    const later = events.reduce(reduceEditor, filling)
    expect(reduceEditor(later, offer(filling)), JSON.stringify(events)).toBe(later)
  }
  const pointed: EditorEvent = { type: 'key', input: { key: 'ArrowLeft', step: 1, imageWidth: 100 } }
  expect(offered(reduceEditor(reduceEditor(filling, pointed), offer(filling)))).toHaveLength(3)
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
