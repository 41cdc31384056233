import { expect, test } from 'vitest'
import { labels } from '../../text/public/bg/labels.ts'
import { newApartment, type PublicApartment } from '../apartment/apartment.ts'
import { defaultBuilding } from '../building/default-building.ts'
import { feedOf, toFeedApartment } from './feed-apartment.ts'

const { internalNotes: _, ...values } = newApartment(defaultBuilding)
const apartment: PublicApartment = {
  ...values,
  id: 'a-1',
  revision: 3,
  number: '12',
  floor: 8,
  secondaryFloor: 9,
  type: '3-bedroom-maisonette',
  rooms: 3,
  netArea: 101.5,
  area: 120,
  price: 210_000,
  description: 'С изглед',
  features: ['Паркет'],
  images: ['/files/a.jpg', '/files/b.jpg'],
  mainImage: '/files/b.jpg',
  brochureUrl: '/files/a.pdf',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-02-01T00:00:00.000Z',
}

const german = {
  url: 'https://www.example.com/de/apartments/a-1',
  title: 'Maisonette 12',
  typeName: 'Maisonette',
  exposureName: 'Süden',
  statusName: 'Frei',
  brochure: 'https://www.example.com/files/a.pdf',
  features: ['Parkett'],
}
const sources = {
  building: defaultBuilding,
  origin: 'https://www.example.com',
  address: 'ул. „Крайбрежна“ 1',
  plans: [],
  exposureNames: labels.exposure,
  textsOf: () => ({ de: german }),
}

test('an apartment has the facts of its page, with absolute URLs and the main image first', () => {
  expect(toFeedApartment(apartment, sources)).toEqual({
    id: 'a-1',
    url: 'https://www.example.com/apartments/a-1',
    updated: '2026-02-01T00:00:00.000Z',
    address: 'ул. „Крайбрежна“ 1',
    number: '12',
    entrance: 'А',
    floor: 8,
    secondFloor: 9,
    type: '3-bedroom-maisonette',
    typeName: expect.stringMatching(/мезонет/i),
    rooms: 3,
    bedrooms: 2,
    netArea: 101.5,
    area: 120,
    exposure: 'south',
    exposureName: 'Юг',
    terrace: false,
    price: 210_000,
    description: 'С изглед',
    features: ['Паркет'],
    pictures: ['https://www.example.com/files/b.jpg', 'https://www.example.com/files/a.jpg'],
    brochure: 'https://www.example.com/files/a.pdf',
    texts: { de: german },
  })
})

test('the fields stay in the order that portals know', () => {
  expect(Object.keys(toFeedApartment(apartment, sources)).join(' ')).toBe(
    'id url updated address number entrance floor secondFloor type typeName rooms bedrooms netArea area exposure exposureName terrace price description features pictures brochure texts',
  )
})

test('what is not known is left out: a hidden price above all', () => {
  const bare = {
    ...apartment,
    price: 0,
    secondaryFloor: null,
    netArea: 0,
    description: '',
    brochureUrl: null,
  }
  const names = Object.keys(toFeedApartment(bare, { ...sources, address: '' }))
  for (const name of ['price', 'secondFloor', 'netArea', 'description', 'address'])
    expect(names).not.toContain(name)
})

test('an apartment without photos has the plans of its floors; one without a brochure has its card', () => {
  const bare = { ...apartment, images: [], mainImage: null, brochureUrl: null }
  const plan = (imageUrl: string, apartmentId: string) => ({
    imageUrl,
    outlines: [{ id: 'o', apartmentId, points: [] }],
  })
  const plans = [plan('/files/8.png', 'a-1'), plan('/files/9.png', 'a-1'), plan('/files/1.png', 'b')]
  expect(toFeedApartment(bare, { ...sources, plans })).toMatchObject({
    pictures: ['https://www.example.com/files/8.png', 'https://www.example.com/files/9.png'],
    brochure: 'https://www.example.com/apartments/a-1/card.pdf',
  })
  expect(toFeedApartment(apartment, { ...sources, plans }).pictures).toHaveLength(2)
  expect(toFeedApartment(bare, sources).pictures).toEqual([])
})

test.each([
  ['studio', 1, 0],
  ['1-bedroom', 1, 0],
  ['2-bedroom', 2, 1],
  ['4-bedroom-maisonette', 4, 3],
] as const)('an apartment of the type %s with %i rooms has %i bedrooms', (type, rooms, bedrooms) => {
  expect(toFeedApartment({ ...apartment, type, rooms }, sources)).toMatchObject({ type, rooms, bedrooms })
})

test('internal fields are not published, whatever a record contains', () => {
  const withNotes = { ...apartment, internalNotes: 'тайна', buyer: 'тайна' }
  expect(JSON.stringify(toFeedApartment(withNotes, sources))).not.toContain('тайна')
})

test('a feed has the time of its latest change, and may be empty', () => {
  const older = { ...apartment, updatedAt: '2026-01-15T00:00:00.000Z' }
  const { homes, ...about } = feedOf('Бриз', sources, [apartment, older])
  expect([about.updated, [...homes].length]).toEqual([apartment.updatedAt, 2])
  const { homes: none, ...empty } = feedOf('Бриз', sources, [])
  expect([empty, [...none]]).toEqual([{ name: 'Бриз', url: 'https://www.example.com', currency: 'EUR' }, []])
})
