import { expect, test } from 'vitest'
import { conversionOf } from './conversion.ts'

test('an enquiry counts for every step up to the one that it has reached', () => {
  const enquiries = [
    { id: 'a', stage: 'new' },
    { id: 'b', stage: 'called' },
    { id: 'c', stage: 'offer' },
  ] as const
  expect(conversionOf(enquiries, [])).toEqual({
    steps: { enquiry: 3, called: 2, viewing: 1, offer: 1, reservation: 0, sale: 0 },
    refused: 0,
  })
})

test('a reservation or a sale outranks the stage, and a sale outranks a later reservation', () => {
  const enquiries = [
    { id: 'a', stage: 'called' },
    { id: 'b', stage: 'reservation' },
  ] as const
  const { steps } = conversionOf(enquiries, [
    { enquiryId: 'a', state: 'sold' },
    { enquiryId: 'a', state: 'running' },
    { enquiryId: 'b', state: 'released' },
    { enquiryId: null, state: 'sold' },
    { enquiryId: 'older', state: 'sold' },
  ])
  expect(steps).toEqual({ enquiry: 2, called: 2, viewing: 2, offer: 2, reservation: 2, sale: 1 })
})

test('a refused enquiry counts as called', () => {
  const { steps, refused } = conversionOf([{ id: 'a', stage: 'refused' }], [])
  expect([steps.called, steps.viewing, refused]).toEqual([1, 0, 1])
})
