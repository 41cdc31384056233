import { expect, test } from 'vitest'
import { noBuyerFacts } from '../../domain/buyer-facts/buyer-facts.ts'
import { tellBuyerFacts } from './tell-buyer-facts.ts'

const told = (facts: Partial<typeof noBuyerFacts>) =>
  tellBuyerFacts({ ...noBuyerFacts, ...facts }).map(({ label, value, more }) => [label, value, more])

test('nothing is told of what is empty', () => {
  expect(told({})).toEqual([])
})

test('dates and years are told where they are known', () => {
  expect(told({ builder: 'Строител', builderYears: 1 })).toEqual([['Строител', 'Строител', '1 година опит']])
  expect(told({ builderYears: 20 })).toEqual([['Строител', '20 години опит', undefined]])
  expect(told({ permitNumber: '7' })).toEqual([['Разрешение за строеж', '№ 7', undefined]])
  expect(told({ stage: 'act-16', stageDate: '2026-09-15' })).toEqual([
    ['Етап', 'Акт 16 от 15.09.2026 г.', 'разрешено е ползването на сградата'],
  ])
  expect(told({ beachMetres: 0 })).toEqual([['До плажа', '0 м', undefined]])
})
