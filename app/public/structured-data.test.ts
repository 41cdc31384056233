import { describe, expect, test } from 'vitest'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { defaultCompanySettings } from '../../domain/settings.ts'
import { aCompany } from '../../tests/a-company.ts'
import { residenceComplex } from './structured-data.ts'

describe('the building in structured data', () => {
  const place = { origin: 'https://example.com', home: '/' }
  const known = { ...place, description: '', apartments: undefined, facts: [] }
  const complex = (place: object, company = aCompany) =>
    residenceComplex({ ...defaultBuilding, ...place }, { ...known, company })
  const address = { '@type': 'PostalAddress', addressCountry: 'BG' }

  test('has its own address, not that of the office', () => {
    expect(complex({ street: 'ул. „Морска“ 2', city: 'Варна' })).toMatchObject({
      address: { ...address, streetAddress: 'ул. „Морска“ 2', addressLocality: 'Варна' },
    })
    const inCity = { address: { ...address, addressLocality: 'Варна' } }
    expect(complex({ city: 'Варна' })).toMatchObject(inCity)
    expect(complex({ city: 'Варна' })).not.toHaveProperty('address.streetAddress')
  })

  test('has the address of the company where it has none', () => {
    expect(complex({})).toMatchObject({ address: { ...address, streetAddress: aCompany.address } })
  })

  test('leaves out what nobody has entered', () => {
    const empty = complex({ name: '' }, defaultCompanySettings)
    for (const name of ['name', 'telephone', 'email']) expect(empty).not.toHaveProperty(name)
    expect(empty).toMatchObject({ address, sameAs: [] })
    expect(empty).not.toHaveProperty('address.streetAddress')
  })
})
