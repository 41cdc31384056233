import { describe, expect, test } from 'vitest'
import { isoDay } from '../formats/dates.ts'
import { addDays } from '../formats/day-of-sofia.ts'
import { lastDayFrom } from './days-left.ts'
import { newReservation } from './reservation.ts'
import { reservationSchema, saleSchema } from './reservation-schema.ts'

const typed = {
  ...newReservation,
  apartmentId: 'a1',
  buyerName: 'Мария Купувачева',
  buyerPhone: '0888 000 000',
  from: '2026-11-10',
  until: '2026-11-20',
}

function complaints(values: object): Record<string, string[] | undefined> {
  const { error } = reservationSchema.safeParse({ ...typed, ...values })
  const found: Record<string, string[]> = {}
  for (const { path, message } of error?.issues ?? []) found[path.join('.')] = [message]
  return found
}

describe('a reservation', () => {
  test('accepts what a form sends: numbers as typed, empty optional fields', () => {
    const { agentId: _, enquiryId: __, parkingSpotIds: ___, ...sent } = { ...typed, deposit: '2 000' }
    const { data } = reservationSchema.safeParse(sent)
    expect(data).toMatchObject({ deposit: 2000, agentId: null, enquiryId: null, parkingSpotIds: [] })
  })

  test('may last one day, but not end before it begins', () => {
    expect(complaints({ until: '2026-11-10' })).toEqual({})
    expect(complaints({ until: '2026-11-09' })).toEqual({ until: ['lastDayBeforeFirst'] })
  })

  test('begins and ends within five years, and lasts no longer', () => {
    const last = lastDayFrom(isoDay(new Date()))
    const [after, tooFar] = [addDays(last, 1), 'tooFarAhead 5']
    expect(complaints({ from: last, until: last })).toEqual({})
    expect(complaints({ from: addDays(last, -30), until: after })).toEqual({ until: [tooFar] })
    expect(complaints({ from: after, until: addDays(after, 1) })).toEqual({ from: [tooFar], until: [tooFar] })
    expect(complaints({ from: '1926-11-10' })).toEqual({ from: ['reservationTooLong 5'] })
  })

  test('needs the name of its buyer, and a phone or e-mail', () => {
    expect(complaints({ buyerName: ' ' })).toHaveProperty('buyerName')
    expect(complaints({ buyerPhone: '', buyerEmail: 'maria@example.com' })).toEqual({})
    expect(complaints({ buyerPhone: '' })).toHaveProperty('buyerPhone')
    expect(complaints({ buyerEmail: 'maria@' })).toEqual({ buyerEmail: ['badEmail'] })
  })

  test('may be of a parking spot or a store alone', () => {
    expect(complaints({ apartmentId: null, parkingSpotIds: ['p1'] })).toEqual({})
    expect(complaints({ apartmentId: null, storeIds: ['s1'] })).toEqual({})
    expect(complaints({ apartmentId: null })).toEqual({ apartmentId: ['nothingReserved'] })
  })

  test.each([
    ['apartmentId', null],
    ['apartmentId', 'x'.repeat(101)],
    ['from', '2026-02-30'],
    ['until', '20.11.2026'],
    ['until', '9999-01-01'],
    ['deposit', -1],
    ['deposit', 'хиляда'],
    ['parkingSpotIds', Array(21).fill('p')],
    ['parkingSpotIds', ['p1', 'p2', 'p1']],
    ['storeIds', Array(6).fill('s')],
    ['storeIds', ['s1', 's1']],
    ['depositState', 'spent'],
    ['agreedPrice', -1],
  ])('refuses the %s %j', (name, value) => {
    expect(complaints({ [name]: value })).toHaveProperty(name)
  })
})

test('a sale has a price and the day of its contract', () => {
  const schema = saleSchema('2026-11-20')
  expect(schema.parse({ finalPrice: '131 500', contractDate: '2026-11-20' })).toEqual({
    finalPrice: 131_500,
    contractDate: '2026-11-20',
  })
  expect(schema.safeParse({ finalPrice: '', contractDate: '' }).success).toBe(false)
})

test.each([
  [{ finalPrice: '0' }, 'freeSale'],
  [{ finalPrice: '-5' }, 'negative'],
  [{ finalPrice: '1 000 000 001' }, 'numberTooLarge'],
  [{ contractDate: '2026-11-22' }, 'contractDateAhead'],
  [{ contractDate: '2099-01-01' }, 'contractDateAhead'],
])('a sale with %j is refused at its field', (typed, message) => {
  const sale = { finalPrice: '131 500', contractDate: '2026-11-21' }
  const schema = saleSchema('2026-11-20')
  expect(schema.safeParse(sale).success).toBe(true)
  const { error } = schema.safeParse({ ...sale, ...typed })
  expect(error?.issues).toMatchObject([{ path: Object.keys(typed), message }])
})
