import { expect, test } from 'vitest'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { allTexts } from '../../../text/public/all-texts.ts'
import { replyFacts } from './reply-facts.ts'

const replier = { name: 'Ана', origin: 'https://example.com' }
const enquiry = { name: 'Мария', language: 'bg', apartmentNumber: '', apartmentId: null, about: '' } as const
const apartments = [
  { id: 'a', number: '3', entrance: '1' },
  { id: 'b', number: '3', entrance: '2' },
  { id: 'c', number: '4', entrance: '1' },
]
const spot = {
  id: 's',
  name: 'Гараж П7',
  level: -1,
  spot: { type: 'garage', number: 'П7', isUnique: true },
  isSold: false,
} as const

function facts(change: object, askable: typeof spot | undefined = undefined) {
  const asked = { enquiry: { ...enquiry, ...change }, apartments, askable }
  return replyFacts(allTexts.bg, defaultBuilding, asked, replier)
}

test('a reply names what the enquiry is about, with the entrance where a number is shared', () => {
  expect(facts({ apartmentNumber: '4', apartmentId: 'c' }).апартамент).toBe('апартамент 4')
  expect(facts({ apartmentNumber: '3', apartmentId: 'b' }).апартамент).toBe('апартамент 3 (вход Б)')
  expect(facts({ apartmentNumber: '3' }).апартамент).toBe('апартамент 3')
  expect(facts({ about: 'Гараж П7' }, spot).апартамент).toBe('Гараж П7')
  expect(facts({ about: 'Бившата пекарна' }).апартамент).toBe('Бившата пекарна')
  expect(facts({}).апартамент).toBe('нашата сграда')
})

test('a reply to an enquiry about several apartments names them all and links to their list', () => {
  const otherApartments = [{ apartmentNumber: '3', apartmentId: 'b' }]
  const several = facts({ apartmentNumber: '4', apartmentId: 'c', otherApartments, language: 'de' })
  expect(several.апартамент).toBe('апартаменти 4 и 3')
  expect(several.връзка).toBe('https://example.com/de/favourites?ids=c,b')
})

test('its link leads to the page in the language of the sender', () => {
  const linked = { apartmentNumber: '4', apartmentId: 'c' }
  expect(facts(linked).връзка).toBe('https://example.com/apartments/c')
  expect(facts({ ...linked, language: 'de' }).връзка).toBe('https://example.com/de/apartments/c')
  expect(facts({ language: 'ro' }).връзка).toBe('https://example.com/ro')
  expect(facts({}).връзка).toBe('https://example.com/')
})
