import { expect, test } from 'vitest'
import { homeChoices } from './home-choices.ts'

const home = (id: string, number: string, entrance: '1' | '2', floor: number) => ({
  id,
  number,
  entrance,
  floor,
  secondaryFloor: null,
})

test('a home is selected by its number, and by its place where others share that', () => {
  const homes = [home('c', '10', '2', 4), home('b', '2', '2', 3), home('a', '2', '1', 1)]
  expect(homeChoices(homes, homes)).toEqual([
    ['a', '2 (вход А, етаж 1)'],
    ['b', '2 (вход Б, етаж 3)'],
    ['10', '10'],
  ])
})

test('a number that only a sold home shares is not enough, either', () => {
  const free = home('a', '2', '1', 1)
  expect(homeChoices([free], [free, home('b', '2', '2', 3)])).toEqual([['a', '2 (вход А, етаж 1)']])
})
