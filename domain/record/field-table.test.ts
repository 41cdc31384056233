import { describe, expect, test } from 'vitest'
import { newApartment } from '../apartment/apartment.ts'
import { apartmentFieldKinds, apartmentFields } from '../apartment/apartment-fields.ts'
import { defaultBuilding } from '../building/default-building.ts'
import { newParkingSpot } from '../parking/parking.ts'
import { parkingFieldKinds, parkingFields } from '../parking/parking-fields.ts'
import { describeRecord, factsOf, publicNames, sortedNames } from './field-table.ts'

describe('the field table says', () => {
  test('that visitors see everything but the internal notes, and whether an apartment is a draft', () => {
    for (const table of [apartmentFieldKinds, parkingFieldKinds]) {
      const hidden = Object.keys(table).filter((name) => !(publicNames(table) as string[]).includes(name))
      expect(hidden.filter((name) => name !== 'isDraft')).toEqual(['internalNotes'])
    }
  })

  test('which fields a list sorts by, and each of them has `compare`', () => {
    expect(sortedNames(parkingFieldKinds)).toEqual(['number', 'floor', 'type', 'size', 'price', 'status'])
    for (const table of [apartmentFieldKinds, parkingFieldKinds])
      for (const field of Object.values(table)) if ('sorted' in field) expect(field).toHaveProperty('compare')
  })

  test('which lines a public page has, in the agreed order', () => {
    const apartment = {
      ...newApartment(defaultBuilding),
      floor: 8,
      secondaryFloor: 9,
      rooms: 4,
      netArea: 81.5,
      area: 95.25,
    }
    expect(factsOf(apartmentFields(defaultBuilding), apartment)).toEqual([
      ['Етаж', '8–9'],
      ['Вход', 'А'],
      ['Стаи', '4'],
      ['Чиста площ', '81,50\u00a0м²'],
      ['Обща площ', '95,25\u00a0м²'],
      ['Изложение', 'Юг'],
      ['Тераса', 'Не'],
    ])
    expect(
      factsOf(parkingFields(defaultBuilding), { ...newParkingSpot(defaultBuilding), number: 'П1' }),
    ).toEqual([
      ['Номер', 'П1'],
      ['Ниво', 'Сутерен'],
      ['Тип', 'Покрито'],
      ['Размер', '2,5 × 5 м'],
    ])
  })

  test('how a conflict formats each value', () => {
    const { type, price, hasTerrace, features } = describeRecord(apartmentFields(defaultBuilding), {
      ...newApartment(defaultBuilding),
      price: 131500,
      hasTerrace: true,
      features: ['Камина', 'Гараж'],
    })
    expect([type?.text, price?.text, hasTerrace?.text, features?.text]).toEqual([
      'Студио',
      '131\u00a0500',
      'Да',
      'Камина\nГараж',
    ])
    expect(price?.label).toBe('Цена (€)')
  })
})
