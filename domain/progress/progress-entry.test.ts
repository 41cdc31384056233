import { expect, test } from 'vitest'
import { isoDay } from '../formats/dates.ts'
import { addDays } from '../formats/day-of-sofia.ts'
import { newProgressEntry, progressSchema } from './progress-entry.ts'
import { maxEntryText } from './progress-text.ts'

const today = isoDay(new Date())
const valid = { date: '2026-03-05', stage: 'act-14', text: 'Шестата плоча е готова.', isSameCamera: true }

function refusals(change: object): string[] | undefined {
  return progressSchema
    .safeParse({ ...valid, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('an entry has a day, a stage and a text', () => {
  expect(progressSchema.parse(valid)).toEqual(valid)
  expect(refusals(newProgressEntry)).toEqual(['date: noDate', 'text: noText'])
  expect(refusals({ stage: 'act-13' })).toEqual(['stage: noStageChosen'])
  expect(refusals({ text: 'ж'.repeat(maxEntryText) })).toBeUndefined()
  expect(refusals({ text: 'ж'.repeat(maxEntryText + 1) })).toEqual([`text: tooLong ${maxEntryText}`])
})

test('today can be written down, tomorrow cannot', () => {
  expect(refusals({ date: today })).toBeUndefined()
  expect(refusals({ date: addDays(today, 1) })).toEqual(['date: dayInFuture'])
  expect(refusals({ date: '2026-02-30' })).toEqual(['date: noDate'])
})
