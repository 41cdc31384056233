import { expect, test } from 'vitest'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { allTexts } from './all-texts.ts'
import { explanationsFor, floorNote } from './apartment-terms.ts'

const questions = (type: string) => explanationsFor(allTexts.bg, type).map(({ question }) => question)

test('the total area is explained for every type, and the types whose names are mistaken for one another', () => {
  expect(questions('2-bedroom')).toEqual(['Какво включва общата площ?'])
  expect(questions('studio')).toEqual(['Какво включва общата площ?', 'Какво е студио?'])
  expect(questions('1-bedroom')).toContain('Какво е едностаен апартамент?')
})

test('a type of the company has no explanation of its own', () => {
  expect(questions('type-8f2a')).toEqual(questions('2-bedroom'))
})

test('a language that counts floors otherwise says so, unless the building has a floor 0 or names the floor', () => {
  const noted = {
    ...allTexts.en,
    explanations: { ...allTexts.en.explanations, floorNote: 'Floor 1 is the ground floor.' },
  }
  const place = { entrance: '1', floor: 1 }
  expect(floorNote(noted, defaultBuilding, place)).toBe('Floor 1 is the ground floor.')
  const [entrance = { id: '1', name: 'А', firstFloor: 1, lastFloor: 11 }] = defaultBuilding.entrances
  expect(floorNote(noted, { ...defaultBuilding, entrances: [{ ...entrance, firstFloor: 0 }] }, place)).toBe(
    '',
  )
  const floorNames = [{ entrance: '', floor: 1, name: 'Партер' }]
  expect(floorNote(noted, { ...defaultBuilding, floorNames }, place)).toBe('')
  expect(floorNote(allTexts.bg, defaultBuilding, place)).toBe('')
})
