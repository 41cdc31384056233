import { expect, test } from 'vitest'
import { german } from '../../../demo/translations/de.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { describeFacts, describeSite } from './building-sentences.ts'
import { introductionText } from './introductions.ts'

const building = { ...defaultBuilding, noun: 'das Gebäude', city: 'Schwarzmeerküste' }

test('the site is described with what is known of the building', () => {
  const counts = { apartments: 117, parkingSpots: 1, stores: 2 }
  expect(describeSite(building, { counts, beachMetres: 120 })).toBe(
    'Neues Wohngebäude mit zwei Eingängen an der bulgarischen Schwarzmeerküste: 117 Wohnungen, 1 Stellplatz und Gewerbeflächen, wenige Schritte vom Strand.',
  )
  const inTown = { ...building, city: 'Warna', entrances: building.entrances.slice(1) }
  expect(describeSite(inTown, { counts: {}, beachMetres: null })).toBe('Neues Wohngebäude in Warna.')
})

test('facts about parking are one sentence, by the words of the demo, too', () => {
  const covered = { label: german.texts['Покрити паркоместа'] ?? '', value: 135 }
  const garages = { label: german.texts.Гаражи ?? '', value: 1 }
  expect(describeFacts([covered, garages, { label: 'Aufzüge', value: 4 }], 140)).toEqual([
    '135 überdachte Stellplätze und 1 Garage; mit den Stellplätzen im Freien insgesamt 140',
    'Aufzüge: 4',
  ])
})

test('the introduction of parking counts by kind', () => {
  expect(introductionText.parking([1, 3, 2], true)).toBe(
    '6 Stellplätze: 1 überdachter, 3 im Freien und 2 Garagen. Wählen Sie eine Ebene und einen Stellplatz im Plan oder in der Liste.',
  )
  expect(introductionText.parking([0, 0, 0], false)).toBe('')
})
