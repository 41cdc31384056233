import { expect, test } from 'vitest'
import { enquiryWorkSchema } from './enquiry-work.ts'

test('a change may contain any of the fields, and an empty text removes a value', () => {
  expect(enquiryWorkSchema.parse({ nextCallOn: '', agentId: '' })).toEqual({
    nextCallOn: null,
    agentId: null,
  })
})

test.each([
  ['stage', 'sold', 'unknownStage'],
  ['agentId', 'x'.repeat(65), 'unknownAgent'],
  ['nextCallOn', '31.12.2026', 'noDayChosen'],
  ['nextCallOn', '2026-02-30', 'noDayChosen'],
  ['note', ' ', 'noNote'],
  ['note', 'x'.repeat(2001), 'tooLong 2000'],
  ['noteId', 'none', 'outdatedPage'],
])('a wrong %s is refused with a message, at its field', (name, value, message) => {
  const { error } = enquiryWorkSchema.safeParse({ agentId: '', [name]: value })
  expect(error?.issues).toMatchObject([{ path: [name], message }])
})

test('the stage „refused“ needs a reason, and no other stage has one', () => {
  const faults = (sent: object) => enquiryWorkSchema.safeParse(sent).error?.issues
  expect(enquiryWorkSchema.parse({ stage: 'refused', lostReason: 'price' })).toEqual({
    stage: 'refused',
    lostReason: 'price',
  })
  for (const sent of [
    { stage: 'refused' },
    { stage: 'refused', lostReason: 'mood' },
    { stage: 'refused', lostReason: '' },
    { stage: 'called', lostReason: 'price' },
    { lostReason: 'price' },
  ])
    expect(faults(sent)).toMatchObject([{ path: ['lostReason'], message: 'noLostReason' }])
})

test.each([{}, { noteId: '2f1c8f5e-7a54-4a8e-9a53-1d2b6a0c9f10' }, { agentBefore: 'ana' }])(
  '%j changes nothing and is refused',
  (sent) => {
    const { error } = enquiryWorkSchema.safeParse(sent)
    expect(error?.issues).toMatchObject([{ path: [], message: 'nothingToChange' }])
  },
)
