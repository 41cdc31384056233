import { describe, expect, test } from 'vitest'
import type { EditedPlan } from '../plan-to-edit.ts'
import {
  isOutdated,
  isUnsaved,
  type OpenedPlan,
  type OpenedPlanEvent,
  openPlan,
  reduceOpenedPlan,
} from './reduce-opened-plan.ts'

const points = [
  { x: 100, y: 100 },
  { x: 300, y: 100 },
  { x: 300, y: 300 },
]
const plan: EditedPlan = {
  id: 'p1',
  revision: 1,
  place: '1-4',
  imageUrl: '/files/floor-plans/old.png',
  imageWidth: 1000,
  imageHeight: 1000,
  outlines: [{ id: 's1', linkedId: 'a1', points }],
}
const redrawn = { ...plan, revision: 2, outlines: [{ id: 's1', linkedId: null, points }] }
const twiceAsLarge: EditedPlan = {
  ...plan,
  revision: 2,
  imageUrl: '/files/floor-plans/new.png',
  imageWidth: 2000,
  imageHeight: 2000,
  outlines: [{ id: 's1', linkedId: 'a1', points: points.map(({ x, y }) => ({ x: 2 * x, y: 2 * y })) }],
}

const mine = [{ id: 's2', linkedId: 'a2', points }]
const draw: OpenedPlanEvent = { type: 'replace', outlines: mine }
const send: OpenedPlanEvent = { type: 'sent', outlines: mine }
const loaded = (read: EditedPlan, result?: { revision?: number }, isBusy = false): OpenedPlanEvent => ({
  type: 'loaded',
  server: { plan: read, result, isBusy },
})
const planAfter = (...events: OpenedPlanEvent[]): OpenedPlan =>
  events.reduce(reduceOpenedPlan, openPlan(plan))
const drawn = ({ editor }: OpenedPlan) => editor.history.present

describe('a save', () => {
  test('returns a revision that the next save is based on', () => {
    const saved = planAfter(draw, send, loaded(plan, { revision: 2 }))
    expect([saved.base.revision, saved.sent, isUnsaved(saved)]).toEqual([2, undefined, false])
  })

  test('leaves later edits unsaved', () => {
    const saved = planAfter(draw, send, { type: 'replace', outlines: [] }, loaded(plan, { revision: 2 }))
    expect([saved.base.revision, isUnsaved(saved)]).toEqual([2, true])
  })

  test('that was refused only allows another save', () => {
    const refused = planAfter(draw, send, loaded(plan, {}))
    expect([refused.base.revision, refused.sent, isUnsaved(refused)]).toEqual([1, undefined, true])
  })

  test('waits for its own result and ignores an earlier one', () => {
    const earlier = { revision: 1 }
    const waiting = planAfter(loaded(plan, earlier), draw, send, loaded(plan, earlier))
    expect([waiting.base.revision, waiting.sent]).toEqual([1, mine])
  })

  test('that is loaded before its result arrives does not count as newer', () => {
    const early = planAfter(draw, send, loaded(redrawn, undefined, true), loaded(redrawn))
    expect([drawn(early), early.base.revision]).toEqual([mine, 1])
    expect(isOutdated(early, { plan: redrawn, isBusy: false })).toBe(false)
    expect(drawn(reduceOpenedPlan(early, loaded(redrawn, { revision: 2 })))).toBe(mine)
  })
})

describe('a newer plan', () => {
  test('is taken over if there are no unsaved edits', () => {
    const taken = planAfter(loaded(redrawn))
    expect([drawn(taken), taken.base.revision]).toEqual([redrawn.outlines, 2])
  })

  test('waits while a request is in flight', () => {
    expect(planAfter(loaded(redrawn, undefined, true))).toEqual(openPlan(plan))
  })

  test('leaves unsaved edits on the old revision until the user decides', () => {
    const both = planAfter(draw, loaded(redrawn))
    expect([drawn(both), both.base.revision]).toEqual([mine, 1])
    expect(isOutdated(both, { plan: redrawn, isBusy: false })).toBe(true)
  })

  test('that differs only in its image scales unsaved edits', () => {
    const scaled = planAfter(draw, loaded(twiceAsLarge))
    expect(drawn(scaled)[0]).toMatchObject({ id: 's2', points: [{ x: 200, y: 200 }, {}, {}] })
    expect([scaled.base.revision, isUnsaved(scaled)]).toEqual([2, true])
  })

  test('that differs only in its image from what this tab has saved is no conflict', () => {
    const copied = [{ id: 's1', points, linkedId: 'a1', isGuess: true } as const]
    const saved = planAfter(
      { type: 'replace', outlines: copied },
      { type: 'sent', outlines: copied },
      loaded(plan, { revision: 2 }),
      draw,
      loaded({ ...twiceAsLarge, revision: 3 }),
    )
    expect([saved.base.revision, drawn(saved)[0]?.points[0]]).toEqual([3, { x: 200, y: 200 }])
  })

  test('with another image and other outlines waits for a decision', () => {
    expect(drawn(planAfter(draw, loaded({ ...twiceAsLarge, outlines: [] })))).toBe(mine)
  })
})

describe('a decision', () => {
  test('for mine puts the edits on the newer revision', () => {
    const own = planAfter(draw, loaded(redrawn), { type: 'decided', for: 'mine', plan: redrawn })
    expect([drawn(own), own.base.revision, isUnsaved(own)]).toEqual([mine, 2, true])
  })

  test('for theirs opens the newer plan', () => {
    const taken = planAfter(draw, loaded(redrawn), { type: 'decided', for: 'theirs', plan: redrawn })
    expect([drawn(taken), taken.base.revision, isUnsaved(taken)]).toEqual([redrawn.outlines, 2, false])
  })
})
