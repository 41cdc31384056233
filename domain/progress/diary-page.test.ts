import { expect, test } from 'vitest'
import { diaryPages, entriesOnPage, groupByStage, onDiaryPage } from './diary-page.ts'

const numbers = Array.from({ length: entriesOnPage + 3 }, (_, index) => index)

test('a page has so many entries, and the last one has the rest', () => {
  expect(diaryPages(0)).toBe(1)
  expect(diaryPages(entriesOnPage)).toBe(1)
  expect(diaryPages(entriesOnPage + 1)).toBe(2)
  expect(onDiaryPage(numbers, 1).entries).toEqual(numbers.slice(0, entriesOnPage))
  expect(onDiaryPage(numbers, 2).entries).toEqual(numbers.slice(entriesOnPage))
})

test('a page that does not exist is the nearest one', () => {
  expect(onDiaryPage(numbers, 99).page).toBe(2)
  expect(onDiaryPage(numbers, 0).page).toBe(1)
  expect(onDiaryPage([], 5)).toEqual({ page: 1, entries: [] })
})

test('entries of one stage that follow each other are one group', () => {
  const entry = (id: number, stage: 'none' | 'act-14') => ({ id, stage })
  const [one, two, three] = [entry(1, 'act-14'), entry(2, 'act-14'), entry(3, 'none')]
  expect(groupByStage([one, two, three])).toEqual([
    { stage: 'act-14', entries: [one, two] },
    { stage: 'none', entries: [three] },
  ])
  expect(groupByStage([])).toEqual([])
})
