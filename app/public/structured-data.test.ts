import { describe, expect, test } from 'vitest'
import { newApartment, type PublicApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { defaultCompanySettings } from '../../domain/settings.ts'
import { aCompany } from '../../tests/a-company.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { pagesIn } from '../pages.ts'
import { apartmentOffer, residenceComplex } from './structured-data.ts'

describe('the building in structured data', () => {
  const place = { origin: 'https://example.com', home: '/de' }
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

  test('is one thing in all languages, with a page in each', () => {
    expect(complex({})).toMatchObject({
      '@id': 'https://example.com/#building',
      url: 'https://example.com/de',
    })
  })
})

test('an offer leads to the page in its language', () => {
  const { internalNotes: _, ...values } = newApartment(defaultBuilding)
  const apartment: PublicApartment = {
    ...values,
    id: 'a-1',
    number: '12',
    revision: 1,
    images: [],
    mainImage: null,
    brochureUrl: null,
    createdAt: '',
    updatedAt: '',
  }
  const offer = (language: 'bg' | 'de') =>
    apartmentOffer(allTexts[language], defaultBuilding, {
      origin: 'https://example.com',
      path: pagesIn(language).apartment(apartment.id),
      apartment,
    })
  const bulgarian = 'https://example.com/apartments/a-1'
  const named = { '@id': `${bulgarian}#apartment`, url: bulgarian, name: 'Апартамент 12, Студио' }
  expect(offer('bg')).toMatchObject([named, { url: bulgarian }])
  expect(offer('de')).toMatchObject([{ url: 'https://example.com/de/apartments/a-1' }, {}])
})
