import { describe, expect, test } from 'vitest'
import { newReservation, newStanding, type Reservation } from './reservation.ts'
import {
  compareReservations,
  matchesReservation,
  matchesReservationFilters,
  parseReservationFilters,
} from './reservation-filters.ts'

const reservation: Reservation = {
  ...newReservation,
  ...newStanding,
  id: 'r1',
  revision: 1,
  until: '2026-11-17',
  buyerName: 'Мария Купувачева',
  buyerPhone: '0888 00-00-12',
  buyerEmail: 'maria@example.com',
  createdAt: '',
  updatedAt: '',
}

describe('the list of reservations', () => {
  test('reads its filters from the URL and ignores unknown values', () => {
    const parse = (query: string) => parseReservationFilters(new URLSearchParams(query))
    expect(parse('state=running&agent=u1&expiring=1')).toEqual({
      state: 'running',
      agent: 'u1',
      expiring: true,
    })
    expect(parse('state=gone&agent=&expiring=yes')).toEqual({})
  })

  test('is filtered by state, agent, and reservations that end today or tomorrow', () => {
    const matches = (filters: object, today = '2026-11-16') =>
      matchesReservationFilters(filters, { ...reservation, agentId: 'u1' }, today)
    expect([matches({ state: 'running' }), matches({ state: 'sold' })]).toEqual([true, false])
    expect([matches({ agent: 'u1' }), matches({ agent: 'u2' })]).toEqual([true, false])
    expect([matches({ expiring: true }), matches({ expiring: true }, '2026-11-15')]).toEqual([true, false])
  })

  test.each(['12', 'ап. 12', 'п3', 'мария', 'купув', '088800', 'maria@', 'мария 12'])('finds %s', (typed) => {
    expect(matchesReservation(reservation, ['12', 'П3'], typed)).toBe(true)
  })

  test.each(['0888.123.456', '0888123456', '+359 (0) 888/12-34-56', '+359888123456', '0888 123 456'])(
    'finds a phone by %s, however it was typed',
    (typed) => {
      for (const buyerPhone of ['0888.123.456, вътр. 5', '+359 888 123 456', '0888/123-456'])
        expect(matchesReservation({ ...reservation, buyerPhone }, [], typed)).toBe(true)
    },
  )

  test.each(['13', 'петър', 'мария 13'])('does not find %s', (typed) => {
    expect(matchesReservation(reservation, ['12', 'П3'], typed)).toBe(false)
  })

  test('has running ones first, by their last day, then the newest of the others', () => {
    const late = { ...reservation, id: 'late', until: '2026-12-01' }
    const old = { ...reservation, id: 'old', state: 'sold' as const, endedAt: '2026-10-01' }
    const fresh = { ...reservation, id: 'fresh', state: 'expired' as const, endedAt: '2026-11-01' }
    const ids = [old, late, fresh, reservation].sort(compareReservations).map(({ id }) => id)
    expect(ids).toEqual(['r1', 'late', 'fresh', 'old'])
  })
})
