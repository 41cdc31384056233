import { describe, expect, test } from 'vitest'
import { labelledApartmentFields } from '../../text/admin/apartment-fields.ts'
import { newApartment } from '../apartment/apartment.ts'
import { apartmentFieldKinds } from '../apartment/apartment-fields.ts'
import { defaultBuilding } from '../building/default-building.ts'
import { parkingFieldKinds } from '../parking/parking-fields.ts'
import { describeRecord, publicNames, sortedNames } from './field-table.ts'

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

  test('how a conflict formats each value', () => {
    const { type, price, hasTerrace, features } = describeRecord(labelledApartmentFields(defaultBuilding), {
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
