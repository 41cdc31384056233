import { expect, test } from 'vitest'
import { type AlikeEnquiries, newTally, tallyEnquiries } from './enquiry-tally.ts'

const fresh: AlikeEnquiries = {
  agentId: null,
  month: '2026-11',
  source: 'website',
  stage: 'new',
  lostReason: '',
  count: 1,
  furthest: 'enquiry',
  responseTimes: [],
}

function tallied(...facts: Partial<AlikeEnquiries>[]) {
  const tally = newTally()
  for (const fact of facts) tallyEnquiries(tally, { ...fresh, ...fact })
  return tally
}

test('an enquiry counts for every step up to the furthest that it has ever reached', () => {
  const { steps } = tallied(
    {},
    { stage: 'called' },
    { stage: 'refused', lostReason: 'price' },
    { stage: 'refused', furthest: 'offer' },
    { stage: 'offer', furthest: 'reservation' },
    { stage: 'called', furthest: 'viewing' },
    { stage: 'called', furthest: 'sale' },
  )
  expect(steps).toEqual({ enquiry: 7, called: 6, viewing: 4, offer: 3, reservation: 2, sale: 1 })
})

test('sources know how many of their enquiries came how far', () => {
  const { bySource } = tallied(
    { source: 'portal', count: 4 },
    { source: 'portal', stage: 'offer' },
    { source: 'phone', furthest: 'sale' },
  )
  expect(bySource.get('portal')).toEqual({ enquiry: 5, viewing: 1, reservation: 0, sale: 0 })
  expect(bySource.get('phone')).toEqual({ enquiry: 1, viewing: 1, reservation: 1, sale: 1 })
  expect(bySource.has('website')).toBe(false)
})

test('only refused ones have a reason for the loss, or none', () => {
  const { byReason } = tallied(
    { stage: 'refused' },
    { stage: 'refused', lostReason: 'price' },
    { stage: 'refused', lostReason: 'price' },
    { stage: 'offer', lostReason: 'location' },
  )
  expect(Object.fromEntries(byReason)).toEqual({ '': 1, price: 2 })
})

test('times until the answer count by agent and by month, without calls and visits', () => {
  const { byAgent, byMonth } = tallied(
    { agentId: 'a', responseTimes: [30] },
    { agentId: 'a', responseTimes: [0], source: 'visit' },
    { agentId: 'a', responseTimes: [0], source: 'phone', month: '2026-10' },
    { responseTimes: [10], source: 'email' },
    {},
  )
  expect(byAgent.get('a')).toEqual({ count: 3, responseTimes: [30] })
  expect(byAgent.get('')).toEqual({ count: 2, responseTimes: [10] })
  expect(byMonth.get('2026-10')).toEqual({ count: 1, responseTimes: [] })
})
