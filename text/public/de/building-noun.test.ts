import { describe, expect, test } from 'vitest'
import { buildingNamed, inBuilding, inBuildingNamed, newBuilding, toBuilding } from './building-noun.ts'

const named = (noun: string) => ({ noun, name: 'Бриз' })

describe('the noun of the building', () => {
  test.each([
    ['das Gebäude', 'im Gebäude', 'zum Gebäude', 'Neues Wohngebäude'],
    ['die Anlage', 'in der Anlage', 'zur Anlage', 'Neue Wohnanlage'],
    ['der Wohnpark', 'im Wohnpark', 'zum Wohnpark', 'Neuer Wohnpark'],
    ['der neue Wohnpark', 'im neuen Wohnpark', 'zum neuen Wohnpark', 'Der neue Wohnpark'],
    ['Haus Aurora', 'in Haus Aurora', 'zu Haus Aurora', 'Haus Aurora'],
  ])('%s has its case by its article', (noun, inside, towards, isNew) => {
    expect(inBuilding(noun)).toBe(inside)
    expect(toBuilding(noun)).toBe(towards)
    expect(newBuilding({ noun })).toBe(isNew)
  })

  test('stands before the name without an article, unless it has an adjective', () => {
    expect(buildingNamed(named('die Anlage'))).toBe('Anlage „Бриз“')
    expect(buildingNamed(named('die neue Anlage'))).toBe('Die neue Anlage „Бриз“')
    expect(inBuildingNamed(named('die Anlage'))).toBe('in der Anlage „Бриз“')
    expect(buildingNamed({ noun: 'das Gebäude', name: '' })).toBe('Das Gebäude')
  })
})
