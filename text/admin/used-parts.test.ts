import { expect, test } from 'vitest'
import type { UsedPart } from '../../domain/building/building-use.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { explainUsedPart } from './used-parts.ts'

const entrance = { field: 'entrances', entrance: '2' } as const
const type = { field: 'apartmentTypes', name: 'Студио' } as const
const numbers = Array.from({ length: 10 }, (_, index) => String(index + 1))

test.each<[UsedPart, string]>([
  [
    { ...entrance, isRemoved: true, kind: 'entrance-with-apartments', numbers: ['12'] },
    'Вход Б не може да се премахне: там е апартамент 12.',
  ],
  [
    { ...entrance, isRemoved: false, kind: 'entrance-with-apartments', numbers },
    'Вход Б не може да е с по-малко етажи: там са апартаменти 1, 2, 3, 4, 5, 6, 7, 8 и още 2.',
  ],
  [
    { ...entrance, isRemoved: false, kind: 'entrance-with-plan', floor: 11 },
    'Вход Б не може да е с по-малко етажи: има план на Вход Б, етаж 11. Изтрийте го първо.',
  ],
  [
    { ...entrance, isRemoved: false, kind: 'entrance-with-outline', floor: 11, view: 'Към морето' },
    'Вход Б не може да е с по-малко етажи: Вход Б, етаж 11 е с контур на изгледа „Към морето“. Премахнете контура първо.',
  ],
  [
    { ...type, kind: 'type-with-apartments', numbers: ['12'] },
    '„Студио“ не може да се премахне: от този тип е апартамент 12. Може да го скриете.',
  ],
  [
    { ...type, kind: 'type-with-other-floors', numbers: ['12'] },
    '„Студио“ не може да се смени между един и два етажа: от този тип е апартамент 12.',
  ],
  [
    { field: 'parkingLevels', kind: 'level-with-spots', level: -1, numbers: ['П1'] },
    '„Сутерен“ не може да се премахне: там е паркомясто П1.',
  ],
  [
    { field: 'parkingLevels', kind: 'level-with-plan', level: 2 },
    '„Етаж 2“ не може да се премахне: има план. Изтрийте го първо.',
  ],
])('%j', (part, sentence) => {
  expect(explainUsedPart(defaultBuilding, part)).toBe(sentence)
})
