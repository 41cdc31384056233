import { expect, test } from 'vitest'
import { demoTranslations } from '../../../demo/translations/all-translations.ts'
import { translateDemoText } from '../../../demo/translations/demo-translation.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { aCompany } from '../../../tests/a-company.ts'
import { buildingNamed, newBuilding } from './building-noun.ts'
import { describeFacts, describeSite } from './building-sentences.ts'
import { describeParking } from './descriptions.ts'
import { introductionText } from './introductions.ts'
import { privacyFacts } from './privacy.ts'

const building = { ...defaultBuilding, name: 'Breeze', noun: 'the complex' }

test('the building is called by its noun, and by an English one where nobody has translated it', () => {
  expect(buildingNamed(building)).toBe('the Breeze complex')
  expect(newBuilding({ noun: 'the seaside village' })).toBe('New seaside village')
  expect(buildingNamed({ name: '', noun: 'комплексът' })).toBe('the building')
})

test('the site is described with what is known of the building', () => {
  const counts = { apartments: 117, parkingSpots: 1, stores: 2 }
  const coast = { ...building, city: translated('Черноморие') }
  expect(describeSite(coast, { counts, beachMetres: 120 })).toBe(
    'New residential complex on the Bulgarian Black Sea coast: 117 apartments served by two entrances, 1 parking space and shops, a short walk from the beach.',
  )
  expect(describeSite({ ...building, city: 'Varna' }, { counts: {}, beachMetres: null })).toBe(
    'New residential complex in Varna.',
  )
})

test('the facts about parking, as they are translated, are one sentence', () => {
  const facts = [
    { label: translated('Покрити паркоместа'), value: 135 },
    { label: translated('Гаражи'), value: 1 },
    { label: 'Lifts', value: 4 },
  ]
  expect(describeFacts(facts, 140)).toEqual([
    '135 covered parking spaces and 1 garage; 140 in total with the open-air spaces',
    'Lifts: 4',
  ])
})

test('parking is described by the kinds of spaces that there are', () => {
  expect(describeParking(building, [135, 3, 2], true)).toBe(
    'Covered and open-air parking spaces and garages in the Breeze complex: a plan of each level, sizes, prices and availability.',
  )
  expect(introductionText.parking([0, 0, 1], false)).toBe(
    '1 space: 1 garage. Choose a level and a space in the list.',
  )
})

test('the page about personal data says how long an enquiry is kept', () => {
  const shown = (months: number | null) => Object.values(privacyFacts(aCompany, months)).join()
  expect(shown(1)).toContain('for one month at most')
  expect(shown(12)).toContain('for 12 months at most')
  expect(shown(null)).not.toContain('at most')
})

function translated(text: string): string {
  return (demoTranslations.en && translateDemoText(text, demoTranslations.en)) ?? text
}
