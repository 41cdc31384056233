import { expect, test } from 'vitest'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { apartmentsText } from './apartments.ts'
import { newBuilding, nounAsObject } from './building-noun.ts'
import { describeFacts, describeSite } from './building-sentences.ts'
import { describeParking } from './descriptions.ts'
import { introductionText } from './introductions.ts'

test.each([
  [1, '1 apartament'],
  [2, '2 apartamente'],
  [19, '19 apartamente'],
  [20, '20 de apartamente'],
  [21, '21 de apartamente'],
  [100, '100 de apartamente'],
  [101, '101 apartamente'],
  [117, '117 apartamente'],
])('numbers that end in 20 to 99 or 00 are joined with „de“: %i', (count, expected) => {
  expect(apartmentsText.count(count)).toBe(expected)
})

test.each([
  ['clădirea', 'clădire', 'Clădire rezidențială nouă'],
  ['complexul', 'complex', 'Complex rezidențial nou'],
  ['ansamblul', 'ansamblu', 'Ansamblu rezidențial nou'],
  ['edificiul', 'edificiu', 'Edificiu rezidențial nou'],
  ['casele', 'case', 'Case rezidențiale noi'],
  ['vila', 'vilă', 'Vilă rezidențială nouă'],
  ['complexul rezidențial', 'complexul rezidențial', 'Complexul rezidențial'],
])(
  '„%s“ stands after a preposition without its article, unless an adjective follows',
  (noun, bare, built) => {
    expect(nounAsObject(noun)).toBe(bare)
    expect(newBuilding({ noun })).toBe(built)
  },
)

test('the description of the site names the coast or the city', () => {
  const building = { ...defaultBuilding, noun: 'clădirea' }
  const counts = { apartments: 117, parkingSpots: 140, stores: 2 }
  const coast = { ...building, city: 'Litoralul bulgar al Mării Negre' }
  expect(describeSite(coast, { counts, beachMetres: 120 })).toBe(
    'Clădire rezidențială nouă pe litoralul bulgar al Mării Negre: 117 apartamente pe două scări, 140 de locuri de parcare și spații comerciale, la câțiva pași de plajă.',
  )
  expect(describeSite({ ...building, city: 'Varna' }, { counts: {}, beachMetres: null })).toBe(
    'Clădire rezidențială nouă în Varna.',
  )
})

test('parking spots are counted by kind', () => {
  const facts = [
    { label: 'Locuri de parcare acoperite', value: 135 },
    { label: 'Garaje', value: 2 },
    { label: 'Lifturi', value: 4 },
  ]
  expect(describeFacts(facts, 140)).toEqual([
    '135 de locuri de parcare acoperite și încă 2 garaje; împreună cu locurile descoperite, 140 în total',
    'Lifturi: 4',
  ])
  expect(introductionText.parking([135, 3, 2], false)).toBe(
    '140 de locuri: 135 acoperite, 3 descoperite și 2 garaje. Alegeți nivelul și locul din listă.',
  )
  const building = { ...defaultBuilding, name: '', noun: 'clădirea' }
  expect(describeParking(building, [0, 0, 1], false)).toMatch(/^Garaje în clădire:/)
  expect(describeParking(building, [0, 0, 0], false)).toMatch(/^Locuri de parcare în/)
})
