import { expect, test } from 'vitest'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import type { Language } from '../../domain/language.ts'
import { allTexts } from './all-texts.ts'

/** The floors of a maisonette of which one has a name: within a sentence, and as one home on two floors. */
const expected: Record<Language, { name: string; floors: string; twoFloors: string }> = {
  bg: { name: 'Партер', floors: 'партер и етаж 2', twoFloors: 'Мезонет: един дом на партер и етаж 2.' },
  en: {
    name: 'Ground floor',
    floors: 'ground floor and floor 2',
    twoFloors: 'Maisonette: one home on two levels, ground floor and floor 2.',
  },
  de: {
    name: 'Erdgeschoss',
    floors: 'Erdgeschoss und Etage 2',
    twoFloors: 'Maisonette: eine Wohnung auf zwei Ebenen (Erdgeschoss und Etage 2).',
  },
  ro: {
    name: 'Parter',
    floors: 'parter și etajul 2',
    twoFloors: 'Duplex: o singură locuință, la parter și la etajul 2.',
  },
  ru: {
    name: 'Цокольный этаж',
    floors: 'цокольный этаж и этаж 2',
    twoFloors: 'Двухуровневая квартира: цокольный этаж и этаж 2.',
  },
}

test.for(Object.entries(expected))(
  'a maisonette of which one floor has a name is described in %s',
  ([language, texts]) => {
    const { places, navigator } = allTexts[language as Language]
    const building = {
      ...defaultBuilding,
      floorNames: [{ entrance: '' as const, floor: 1, name: texts.name }],
    }
    const floors = { entrance: '1', floor: 1, secondaryFloor: 2 } as const
    expect(places.floors(building, floors)).toBe(texts.floors)
    expect(navigator.twoFloors(building, '1', [1, 2])).toBe(texts.twoFloors)
  },
)
