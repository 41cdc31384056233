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
const news = (read: EditedPlan, result?: { revision?: number }, isBusy = false): OpenedPlanEvent => ({
  type: 'news',
  news: { plan: read, result, isBusy },
})
const planAfter = (...events: OpenedPlanEvent[]): OpenedPlan =>
  events.reduce(reduceOpenedPlan, openPlan(plan))
const drawn = ({ editor }: OpenedPlan) => editor.history.present

describe('a save', () => {
  test('that was answered with a revision is what the next one is based on', () => {
    const saved = planAfter(draw, send, news(plan, { revision: 2 }))
    expect([saved.base.revision, saved.sent, isUnsaved(saved)]).toEqual([2, undefined, false])
  })

  test('leaves what was drawn since as unsaved', () => {
    const saved = planAfter(draw, send, { type: 'replace', outlines: [] }, news(plan, { revision: 2 }))
    expect([saved.base.revision, isUnsaved(saved)]).toEqual([2, true])
  })

  test('that was refused changes nothing but that another may be sent', () => {
    const refused = planAfter(draw, send, news(plan, {}))
    expect([refused.base.revision, refused.sent, isUnsaved(refused)]).toEqual([1, undefined, true])
  })

  test('waits for its own answer, not for one that was there before it', () => {
    const earlier = { revision: 1 }
    const waiting = planAfter(news(plan, earlier), draw, send, news(plan, earlier))
    expect([waiting.base.revision, waiting.sent]).toEqual([1, mine])
  })

  test('that the page reads before its answer arrives is nothing newer', () => {
    const early = planAfter(draw, send, news(redrawn, undefined, true), news(redrawn))
    expect([drawn(early), early.base.revision]).toEqual([mine, 1])
    expect(isOutdated(early, { plan: redrawn, isBusy: false })).toBe(false)
    expect(drawn(reduceOpenedPlan(early, news(redrawn, { revision: 2 })))).toBe(mine)
  })
})

describe('a newer plan', () => {
  test('is taken over where nothing was drawn', () => {
    const taken = planAfter(news(redrawn))
    expect([drawn(taken), taken.base.revision]).toEqual([redrawn.outlines, 2])
  })

  test('waits while the server is busy for us', () => {
    expect(planAfter(news(redrawn, undefined, true))).toEqual(openPlan(plan))
  })

  test('leaves what was drawn, on the old revision, until somebody decides', () => {
    const both = planAfter(draw, news(redrawn))
    expect([drawn(both), both.base.revision]).toEqual([mine, 1])
    expect(isOutdated(both, { plan: redrawn, isBusy: false })).toBe(true)
  })

  test('with only another image scales what was drawn', () => {
    const scaled = planAfter(draw, news(twiceAsLarge))
    expect(drawn(scaled)[0]).toMatchObject({ id: 's2', points: [{ x: 200, y: 200 }, {}, {}] })
    expect([scaled.base.revision, isUnsaved(scaled)]).toEqual([2, true])
  })

  test('with another image and other outlines is for somebody to decide', () => {
    expect(drawn(planAfter(draw, news({ ...twiceAsLarge, outlines: [] })))).toBe(mine)
  })
})

describe('a decision', () => {
  test('for mine keeps what was drawn, on the newer revision', () => {
    const kept = planAfter(draw, news(redrawn), { type: 'decided', for: 'mine', plan: redrawn })
    expect([drawn(kept), kept.base.revision, isUnsaved(kept)]).toEqual([mine, 2, true])
  })

  test('for theirs opens the newer plan', () => {
    const taken = planAfter(draw, news(redrawn), { type: 'decided', for: 'theirs', plan: redrawn })
    expect([drawn(taken), taken.base.revision, isUnsaved(taken)]).toEqual([redrawn.outlines, 2, false])
  })
})
