import { expect, test } from 'vitest'
import { inLanes, shownHours } from './calendar.ts'
import { usualViewingHours } from './viewing-hours.ts'
import { momentsOf } from './viewing-times.ts'

const at = (time: string, minutes: number) => {
  const when = { day: '2026-11-16', time, minutes }
  return { ...when, ...momentsOf(when) }
}
const lanesOf = (...viewings: ReturnType<typeof at>[]) =>
  inLanes(viewings).map(({ time, lane, lanes }) => `${time} ${lane + 1}/${lanes}`)

test('viewings that overlap stand side by side, and others have the whole width', () => {
  expect(lanesOf(at('11:00', 60), at('10:00', 45), at('10:30', 30))).toEqual([
    '10:00 1/2',
    '10:30 2/2',
    '11:00 1/1',
  ])
})

test('a lane is used again as soon as it is free', () => {
  expect(lanesOf(at('10:00', 120), at('10:00', 30), at('10:30', 30), at('11:00', 30))).toEqual([
    '10:00 1/2',
    '10:00 2/2',
    '10:30 2/2',
    '11:00 2/2',
  ])
})

test('the calendar shows the work hours, and viewings before and after them', () => {
  const week = ['2026-11-16', '2026-11-21', '2026-11-22']
  expect(shownHours(usualViewingHours, week, [])).toEqual({ from: 540, until: 1080 })
  expect(shownHours(usualViewingHours, week, [at('07:15', 45), at('19:30', 45)])).toEqual({
    from: 420,
    until: 1260,
  })
  expect(shownHours(usualViewingHours, ['2026-11-22'], [])).toEqual({ from: 600, until: 1020 })
})
