import { expect, test } from 'vitest'
import { type EnquiryFact, newTally, tallyEnquiry } from './enquiry-tally.ts'

const fresh: EnquiryFact = {
  agentId: null,
  month: '2026-11',
  source: 'website',
  stage: 'new',
  lostReason: '',
  pastStages: [],
  responseTime: null,
  hadViewing: false,
  hadReservation: false,
  isSold: false,
}

function tallied(...facts: Partial<EnquiryFact>[]) {
  const tally = newTally()
  for (const fact of facts) tallyEnquiry(tally, { ...fresh, ...fact })
  return tally
}

test('an enquiry counts for every step up to the furthest that it has ever reached', () => {
  const { steps } = tallied(
    {},
    { stage: 'called' },
    { stage: 'refused', lostReason: 'price' },
    { stage: 'refused', pastStages: ['called', 'offer', 'viewing'] },
    { stage: 'offer', pastStages: ['reservation', 'called'] },
    { stage: 'called', hadViewing: true },
    { stage: 'called', hadReservation: true, isSold: true },
  )
  expect(steps).toEqual({ enquiry: 7, called: 6, viewing: 4, offer: 3, reservation: 2, sale: 1 })
})

test('sources know how many of their enquiries came how far', () => {
  const { bySource } = tallied(
    { source: 'portal' },
    { source: 'portal', stage: 'offer' },
    { source: 'phone', isSold: true },
  )
  expect(bySource.get('portal')).toEqual({ enquiry: 2, viewing: 1, reservation: 0, sale: 0 })
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
    { agentId: 'a', responseTime: 30 },
    { agentId: 'a', responseTime: 0, source: 'visit' },
    { agentId: 'a', responseTime: 0, source: 'phone', month: '2026-10' },
    { responseTime: 10, source: 'email' },
    {},
  )
  expect(byAgent.get('a')).toEqual({ count: 3, responseTimes: [30] })
  expect(byAgent.get('')).toEqual({ count: 2, responseTimes: [10] })
  expect(byMonth.get('2026-10')).toEqual({ count: 1, responseTimes: [] })
})
