import { expect, test } from 'vitest'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { allTexts } from '../../../text/public/all-texts.ts'
import { apartmentChoices } from './apartment-choices.ts'

const apartment = (id: string, number: string, entrance: string, floor: number) => ({
  id,
  number,
  entrance,
  floor,
  secondaryFloor: null,
})

test('an apartment is offered by its number, with entrance and floor where others share the number', () => {
  const apartments = [apartment('c', '10', '2', 4), apartment('b', '2', '2', 3), apartment('a', '2', '1', 1)]
  expect(apartmentChoices(allTexts.bg, defaultBuilding, apartments, apartments)).toEqual([
    ['a', '2 (вход А, етаж 1)'],
    ['b', '2 (вход Б, етаж 3)'],
    ['10', '10'],
  ])
})

test('a number that a sold apartment shares is ambiguous, too', () => {
  const free = apartment('a', '2', '1', 1)
  expect(apartmentChoices(allTexts.bg, defaultBuilding, [free], [free, apartment('b', '2', '2', 3)])).toEqual(
    [['a', '2 (вход А, етаж 1)']],
  )
})
